import type { AutomaticDiscountList } from '@cartwright/core/contract/automatic-discounts';
import { Button } from '@cartwright/ui/admin/button';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { usePublication } from '../../shared/hooks/use-publication';
import { DiscountList } from './discount-list';
import { DiscountNotices } from './discount-notices';
import './discounts-page.css';
import { discountsQuery } from './discounts-query';
import { GiftProtectionCard } from './gift-protection-card';
import { hasNothingToRepair, needsRepair } from './needs-repair';
import { OtherDiscounts } from './other-discounts';
import { useRepair } from './use-discount-changes';

/** Poll interval during a publication, in milliseconds. */
const POLL_MS = 5_000;

/** Page of the carts' automatic discounts: value, state in Shopify, errors. */
export function DiscountsPage() {
  usePageTitle('Discounts');
  const publication = usePublication()?.status;
  const refetchInterval = publication === 'pending' ? POLL_MS : false;
  const discounts = useQuery({ ...discountsQuery, refetchInterval });
  const shop = useQuery(shopQuery);
  const repair = useRepair();
  const ready = discounts.data && shop.data ? { list: discounts.data, shop: shop.data } : null;
  const problem = discounts.error ?? shop.error;

  function stateOf(): ListPageProps['state'] {
    if (ready) {
      return isEmpty(ready.list)
        ? { kind: 'empty', content: <NoDiscounts /> }
        : { kind: 'ready', content: <DiscountList {...ready} /> };
    }
    if (!problem) return { kind: 'loading' };
    return {
      kind: 'failed',
      message: loadErrorMessage(problem),
      onRetry: () => void Promise.all([discounts.refetch(), shop.refetch()]),
      busy: discounts.isFetching || shop.isFetching,
    };
  }
  return (
    <ListPage
      title="Discounts"
      description="At checkout, these automatic discounts give shoppers the rewards of your carts. Cartwright creates and updates them in Shopify for you."
      action={
        <Button
          variant={ready && needsRepair(ready.list) ? 'primary' : 'secondary'}
          loading={repair.isPending}
          disabled={!ready || (!repair.isError && hasNothingToRepair(ready.list, publication))}
          onClick={() => repair.mutate()}
        >
          Repair
        </Button>
      }
      notice={<DiscountNotices list={ready?.list} repair={repair} />}
      state={stateOf()}
      below={
        <>
          <GiftProtectionCard />
          {ready && <OtherDiscounts list={ready.list} />}
        </>
      }
    />
  );
}

function isEmpty({ automaticDiscountNodes, missing }: AutomaticDiscountList): boolean {
  return missing.length === 0 && automaticDiscountNodes.every(({ ours }) => ours === null);
}

function NoDiscounts() {
  return (
    <div className="cw-no-discounts">
      <Text as="h2" variant="headingMd">
        No discounts yet
      </Text>
      <Text as="p" tone="subdued">
        Turn on a cart that gives free shipping, gifts, or discounts. Its automatic discount appears here.
      </Text>
      <Button url="/smartcart/">Go to Smart Carts</Button>
    </div>
  );
}
