import { Button } from '@cartwright/ui/admin/button';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { useLocation } from '@tanstack/react-router';
import { HOME } from '../shared/api/login-url';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { FeatureGate } from './feature-gate';
import { sectionAt } from './navigation';

/** Not-found page, or why this shop doesn't have the page. */
export function MissingPage() {
  const section = useLocation({ select: ({ pathname }) => sectionAt(pathname) });
  if (!section) return <NotFoundPage />;
  return (
    <FeatureGate section={section}>
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
