import { MessagePage } from '@cartwright/ui/admin/message-page';
import { Button } from '@shopify/polaris';
import { usePageTitle } from '../shared/use-page-title';

export function NotFoundPage() {
  usePageTitle('There is no such page');
  return (
    <MessagePage
      title="There is no such page"
      action={
        <Button url="/smartcart/" variant="primary">
          Back to Smart Carts
        </Button>
      }
    >
      <p>The address may be mistyped, or what it showed was removed.</p>
    </MessagePage>
  );
}
