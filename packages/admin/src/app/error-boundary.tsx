import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { Component, type ReactNode } from 'react';

/** Last resort: a rendering error shows a page with reload instead of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PageFailed onRetry={() => window.location.reload()} />;
  }
}

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailed
      message="An error occurred while loading this page. Please try again."
      onRetry={onRetry}
      busy={false}
    />
  );
}
