import type { AutomaticDiscountList } from '@cartwright/core/contract/automatic-discounts';
import type { Shop } from '@cartwright/core/contract/shop';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useState } from 'react';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { zoneNote } from '../../shared/format/schedule-text';
import { bulkRemoval, removeAllMessage } from './bulk-removal';
import { DiscountItem } from './discount-item';
import { givesMessage, missingMessage, windowMessage } from './discount-messages';
import { DiscountRow, type OwnNode } from './discount-row';

const RemoveDiscountsModal = lazyDialog(
  async () => (await import('./remove-discounts-modal')).RemoveDiscountsModal,
);

/** Start in epoch milliseconds, to sort by; discounts without one come first. */
const beginningOf = ({ startsAt }: { readonly startsAt: string | null }) =>
  Date.parse(startsAt ?? '1970-01-01');

const RANKS = { differs: 0, right: 1, not_needed: 2 } as const;

const rankOf = ({ ours }: OwnNode) => (ours.errorHistory ? 0 : RANKS[ours.state]);

/** Discounts of the shop's carts, problems first. */
export function DiscountList({
  list: { automaticDiscountNodes, missing },
  shop,
}: {
  readonly list: AutomaticDiscountList;
  readonly shop: Shop;
}) {
  const [removing, setRemoving] = useState<readonly OwnNode[]>([]);
  const nodes = automaticDiscountNodes
    .filter((node): node is OwnNode => node.ours !== null)
    .sort((a, b) => rankOf(a) - rankOf(b) || beginningOf(a) - beginningOf(b));
  const together = bulkRemoval(nodes);
  const hasWindows = [...missing, ...nodes.flatMap(({ ours }) => ours.needed ?? [])].some(
    ({ startsAt, endsAt }) => startsAt !== null || endsAt !== null,
  );
  const zone = hasWindows ? zoneNote(new Date().toISOString(), shop.timezone) : null;
  return (
    <>
      <ul className="cw-discounts" aria-label="Discounts of your carts">
        {[...missing]
          .sort((a, b) => beginningOf(a) - beginningOf(b))
          .map((each) => (
            <DiscountItem
              key={each.title}
              cart={each.cart}
              badges={[{ name: 'Missing', tone: 'critical' }]}
              facts={[givesMessage(each.gives, shop.currency), windowMessage(each, shop.timezone)]}
            >
              <p className="cw-discount__problem">{missingMessage(each)}</p>
            </DiscountItem>
          ))}
        {nodes.map((node) => (
          <DiscountRow key={node.id} node={node} shop={shop} onRemove={() => setRemoving([node])} />
        ))}
      </ul>
      {(zone !== null || together.nodes.length > 1) && (
        <div className="cw-discounts__foot">
          {zone !== null && (
            <Text as="p" tone="subdued">
              Times are in {zone} time.
            </Text>
          )}
          {together.nodes.length > 1 && (
            <Button onClick={() => setRemoving(together.nodes)}>{removeAllMessage(together)}</Button>
          )}
        </div>
      )}
      {removing.length > 0 && <RemoveDiscountsModal nodes={removing} onClose={() => setRemoving([])} />}
    </>
  );
}
