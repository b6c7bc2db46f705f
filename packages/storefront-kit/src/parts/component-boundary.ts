import { Component, type ReactNode } from 'react';

interface Props {
  /** Fallback content; its changes don't trigger a retry. */
  readonly fallback: (message: string) => ReactNode;
  readonly onError: (message: string) => void;
  readonly children: ReactNode;
}

/** Error boundary, so that a broken component doesn't take down the cart. */
export class ComponentBoundary extends Component<Props, { readonly message: string | null }> {
  override state = { message: null };

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.setState({ message });
    this.props.onError(message);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.message !== null && previous.children !== this.props.children) {
      this.setState({ message: null });
    }
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.fallback(message);
  }
}
