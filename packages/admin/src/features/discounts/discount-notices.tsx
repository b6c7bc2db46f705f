import type { AutomaticDiscountList } from '@cartwright/core/contract/automatic-discounts';
import { DISCOUNT_LIMIT_REACHED } from '@cartwright/core/discounts/discount-limit';
import { Banner } from '@cartwright/ui/admin/banner';
import { PublicationNotice } from '../../shared/components/publication-notice';
import { usePublication } from '../../shared/hooks/use-publication';
import type { useRepair } from './use-discount-changes';

/** Notices about discount problems: a failed repair or publication, Shopify's limit. */
export function DiscountNotices({
  list,
  repair,
}: {
  readonly list: AutomaticDiscountList | undefined;
  readonly repair: ReturnType<typeof useRepair>;
}) {
  const publication = usePublication();
  const isPublished = publication?.status === 'published';
  const isHeld = publication?.status === 'held';
  const repaired = repair.data?.publication.status === 'published' ? null : repair.data;
  const repairProblem = repair.error?.message ?? (isPublished ? null : repaired?.reason);
  const problem = repairProblem ?? (publication?.status === 'failed' ? publication.message : null);
  return (
    <>
      {problem !== null && !repair.isPending ? (
        <Banner
          tone="critical"
          title="Error updating automatic discounts"
          {...(isHeld && { action: { content: 'Review', url: '/publication/' } })}
        >
          <p>{problem}</p>
        </Banner>
      ) : (
        <PublicationNotice pendingElsewhere={repair.isPending} limitElsewhere />
      )}
      {list && <LimitNotice list={list} />}
    </>
  );
}

function LimitNotice({ list: { metadata, missing } }: { readonly list: AutomaticDiscountList }) {
  const { currentMaxDiscounts: limit, mostAtOnce } = metadata;
  const unmet = missing.filter(({ reason }) => reason === 'no_room').length;
  if (unmet === 0 && mostAtOnce < limit) return null;
  return (
    <Banner tone="warning" title={DISCOUNT_LIMIT_REACHED}>
      <p>
        {unmet > 0 && mostAtOnce < limit
          ? 'Shopify doesn’t have room for all of your carts’ discounts.'
          : `${mostAtOnce} of ${limit} automatic discounts are in use at the same time.`}{' '}
        {unmet === 0
          ? 'Before you turn on another cart with rewards, end one of them in Shopify.'
          : 'End one of them in Shopify, then choose Repair. Until then, shoppers don’t get all of their rewards at checkout.'}
      </p>
    </Banner>
  );
}
