import { Button, Text } from '@shopify/polaris';
import { usePageTitle } from '../shared/use-page-title';
import './not-found-page.css';

export function NotFoundPage() {
  usePageTitle('There is no such page');
  return (
    <div className="cw-not-found">
      <Text as="p" variant="headingMd" tone="subdued">
        404
      </Text>
      <Text as="h1" variant="headingXl">
        There is no such page
      </Text>
      <Text as="p">The address may be mistyped, or what it showed was removed.</Text>
      <Button url="/smartcart/" variant="primary">
        Back to Smart Carts
      </Button>
    </div>
  );
}
