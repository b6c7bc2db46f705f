import { Button } from '@cartwright/ui/admin/button';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { useLocation } from '@tanstack/react-router';
import { HOME } from '../shared/api/login-url';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { FeatureGate } from './feature-gate';
import { roomAt } from './navigation';

/** Not-found page, or why this shop doesn't have the page. */
export function MissingPage() {
  const room = useLocation({ select: ({ pathname }) => roomAt(pathname) });
  if (!room) return <NotFoundPage />;
  return (
    <FeatureGate room={room}>
      <NotFoundPage />
    </FeatureGate>
  );
}

function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <MessagePage
      title="Page not found"
      action={
        <Button url={HOME} variant="primary">
          Go to Home
        </Button>
      }
    >
      <p>The address may be wrong, or the page may have been removed.</p>
    </MessagePage>
  );
}
