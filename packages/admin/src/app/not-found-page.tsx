import { Button } from '@cartwright/ui/admin/button';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { HOME } from '../shared/api/login-url';
import { usePageTitle } from '../shared/hooks/use-page-title';

export function NotFoundPage() {
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
