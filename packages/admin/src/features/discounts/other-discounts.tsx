import type {
  AutomaticDiscountList,
  AutomaticDiscountNode,
} from '@cartwright/core/contract/automatic-discounts';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Card } from '@cartwright/ui/admin/card';
import { Meter } from '@cartwright/ui/admin/meter';
import { Text } from '@cartwright/ui/admin/text';

/** Usage of Shopify's limit, and discounts of other apps. */
export function OtherDiscounts({ list }: { readonly list: AutomaticDiscountList }) {
  const { currentMaxDiscounts: limit, mostAtOnce } = list.metadata;
  const others = list.automaticDiscountNodes.filter(({ ours }) => ours === null);
  return (
    <Card>
      <BlockStack gap="300">
        <Text as="h2" variant="headingMd">
          Shopify’s limit
        </Text>
        <Meter
          label="Automatic discounts active at the same time"
          value={mostAtOnce}
          limit={limit}
          valueText={`${mostAtOnce} of ${limit}`}
        />
        <Text as="p" tone="subdued">
          {others.length === 0
            ? 'Every automatic discount in your store counts, including those of Shopify and other apps. You have none of those.'
            : `${others.length === 1 ? 'This one comes' : `These ${others.length} come`} from Shopify or other apps and count too. Change them in Shopify.`}
        </Text>
        {others.length > 0 && (
          <ul className="cw-others" aria-label="Other automatic discounts">
            {others.slice(0, limit).map((node) => (
              <li key={node.id}>
                <span className="cw-others__title">{node.title?.trim() || 'Unnamed discount'}</span>
                <span className="cw-others__note">{noteOf(node)}</span>
              </li>
            ))}
          </ul>
        )}
        {others.length > limit && (
          <Text as="p" tone="subdued">
            And {others.length - limit} more in Shopify.
          </Text>
        )}
      </BlockStack>
    </Card>
  );
}

const STATUS = { ACTIVE: 'Active', SCHEDULED: 'Scheduled', EXPIRED: 'Expired' } as const;

function noteOf({ status, app }: AutomaticDiscountNode): string {
  return [status && STATUS[status], app].filter(Boolean).join(' · ');
}
