import { BrandMark } from '@cartwright/ui/admin/brand-mark';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';

/** The list before the first cart. */
export function NoCarts({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="cw-no-carts">
      <BrandMark size={56} />
      <Text as="h2" variant="headingMd">
        Build your first cart
      </Text>
      <Text as="p" tone="subdued">
        Give shoppers a slide-out cart that shows how close they are to a reward and adds free gifts
        automatically. Nothing changes in your store until you enable it.
      </Text>
      <Button variant="primary" onClick={onCreate}>
        Create cart
      </Button>
    </div>
  );
}
