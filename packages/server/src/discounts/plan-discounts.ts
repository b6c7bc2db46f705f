import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { withEnding } from '@cartwright/core/storefront/discount-title';
import type { AutomaticDiscounts, ExistingDiscount } from './existing-discounts';
import { type DiscountFields, fieldDifferences } from './field-differences';
import { matchDiscounts } from './match-discounts';
import { covers, isActive, periodOf } from './period';
import { restingRewards, saysRewards } from './rewards-metafield';

/**
 * Plan after which Shopify has exactly the needed discounts. `before` and `after` don't change what a shopper
 * gets: a new discount has resting rewards until the switch, an unneeded one after it. As for future changes,
 * `before` promises nothing that the switch hasn't announced yet, and `after` leaves nothing that is no longer
 * announced (ADR 33).
 */
export interface DiscountPlan {
  readonly before: readonly DiscountStep[];
  readonly switch: readonly RewardsChange[];
  readonly after: readonly DiscountStep[];
  /** Needed discounts that Shopify has no room for. */
  readonly noRoom: readonly NeededDiscount[];
  /** Needed discounts whose title is taken. An existing one keeps its title. */
  readonly titleTaken: readonly NeededDiscount[];
  /** Discounts that can't be created until the merchant acts. */
  readonly missing: readonly NeededDiscount[];
}

export type DiscountStep =
  | { readonly kind: 'create'; readonly fields: DiscountFields; readonly rewards: RewardsConfig }
  | { readonly kind: 'update'; readonly existing: ExistingDiscount; readonly fields: DiscountFields }
  | { readonly kind: 'rename'; readonly existing: ExistingDiscount; readonly title: string }
  | { readonly kind: 'rest'; readonly existing: ExistingDiscount }
  | { readonly kind: 'remove'; readonly existing: ExistingDiscount }
  | { readonly kind: 'purgeOld'; readonly existing: ExistingDiscount };

export interface RewardsChange {
  readonly existing: ExistingDiscount;
  readonly rewards: RewardsConfig;
}

export interface DiscountPlanOptions {
  readonly now: Date;
  /** Shopify has reported that there is no room, whatever our count. */
  readonly isFull: boolean;
  /** Whether its metafield is stamped as ours; one with the right content but no stamp is written again. */
  readonly isStamped: (existing: ExistingDiscount) => boolean;
}

/** Compares needed discounts with existing ones. A cart may need several, one per period. */
export function planDiscounts(
  needed: readonly NeededDiscount[],
  { ours, others }: AutomaticDiscounts,
  { now, isFull, isStamped }: DiscountPlanOptions,
): DiscountPlan {
  const at = now.getTime();
  const { kept, unused, created, noRoom, titleTaken } = matchDiscounts(
    needed,
    { ours, others },
    { now: at, isFull },
  );
  const activity = ({ existing }: RewardsChange) => Number(isActive(periodOf(existing.discount), at));

  const before: DiscountStep[] = created.map((each) => ({
    kind: 'create',
    fields: fieldsOf(each),
    rewards: restingRewards(each.cartId),
  }));
  /** Last, so that later promises are withdrawn only once Shopify has accepted the rest. */
  const lessened: DiscountStep[] = [];
  const switched: RewardsChange[] = [];
  const after: DiscountStep[] = [];
  for (const existing of unused) {
    const rewards = restingRewards(existing.cartId);
    const isOver = periodOf(existing.discount).to <= at;
    if (!isOver && !saysRewards(existing.rewards, rewards)) switched.push({ existing, rewards });
    after.push({ kind: 'remove', existing });
  }
  for (const [each, existing] of kept) {
    const current = periodOf(existing.discount);
    const isActiveNow = isActive(current, at);
    const isExtended = !covers(current, periodOf(each), at);
    const { title, startsAt, endsAt } = existing.discount;
    const fields = {
      ...fieldsOf(each),
      ...(titleTaken.includes(each) && { title }),
      ...(isFull && isActiveNow && isExtended && { startsAt, endsAt }),
    };
    // An expired one has resting rewards until it gets its new period.
    const isEarly = isActiveNow && !isActive(periodOf(each), at);
    const gives = !saysRewards(existing.rewards, restingRewards(existing.cartId));
    if (!isActiveNow && isExtended && gives) {
      // Rewards that it didn't give before begin with the switch, not with its period.
      lessened.push({ kind: 'rest', existing }, { kind: 'update', existing, fields });
    } else {
      const until = gives ? interim(existing, fields, at) : fields;
      if (!isEarly && !hasFields(existing, until, at)) {
        const isLess = !covers(periodOf(until), current, at);
        (isLess ? lessened : before).push({ kind: 'update', existing, fields: until });
      }
      if (!hasFields(existing, fields, at)) after.push({ kind: 'update', existing, fields });
    }
    const rewards = isEarly ? restingRewards(each.cartId) : each.rewards;
    const isWritten = saysRewards(existing.rewards, rewards) && isStamped(existing);
    if (!isWritten) switched.push({ existing, rewards });
    if (existing.hasOld) after.push({ kind: 'purgeOld', existing });
  }
  return {
    before: withFreeTitles([...before, ...lessened], ours),
    // Active ones last: these are set together with the config that announces them.
    switch: switched.sort((a, b) => activity(a) - activity(b)),
    after: withFreeTitles(after, ours),
    noRoom,
    titleTaken,
    missing: needed.filter((each) => !kept.has(each) && !created.includes(each)),
  };
}

function fieldsOf({ title, classes, startsAt, endsAt }: DiscountFields): DiscountFields {
  return { title, classes, startsAt, endsAt };
}

function hasFields({ discount }: ExistingDiscount, fields: DiscountFields, now: number): boolean {
  return fieldDifferences(discount, fields, now).length === 0;
}

/**
 * Interim fields until the switch: the classes of the old and new rewards, and the earlier and later period. An
 * active one keeps its begun start, and its title as long as its rewards.
 */
function interim({ discount }: ExistingDiscount, fields: DiscountFields, now: number): DiscountFields {
  const classes = [...new Set([...discount.discountClasses, ...fields.classes])];
  const current = periodOf(discount);
  if (!isActive(current, now)) return { ...fields, classes };
  const { title, startsAt } = discount;
  const endsAt = periodOf(fields).to < current.to ? fields.endsAt : discount.endsAt;
  return { title, classes, startsAt, endsAt };
}

/** Shopify requires unique titles: a discount of ours gives up a title that another one will get. */
function withFreeTitles(steps: readonly DiscountStep[], ours: readonly ExistingDiscount[]): DiscountStep[] {
  const holders = new Map(ours.map((each) => [each.discount.title.toLowerCase(), each]));
  const release = (existing: ExistingDiscount) => {
    for (const [title, holder] of holders) if (holder === existing) holders.delete(title);
  };
  const renamed = new Set<ExistingDiscount>();
  return steps.flatMap((step): DiscountStep[] => {
    if (step.kind === 'remove') release(step.existing);
    if (step.kind !== 'create' && step.kind !== 'update') return [step];
    const owner = step.kind === 'update' ? step.existing : null;
    // One that gave up a title to keep has the temporary one until it gets another.
    if (owner && renamed.has(owner) && step.fields.title === owner.discount.title) {
      return [{ ...step, fields: { ...step.fields, title: temporaryTitle(owner) } }];
    }
    const title = step.fields.title.toLowerCase();
    const holder = holders.get(title);
    if (owner) {
      release(owner);
      holders.set(title, owner);
    }
    if (!holder || holder === owner) return [step];
    renamed.add(holder);
    return [{ kind: 'rename', existing: holder, title: temporaryTitle(holder) }, step];
  });
}

function temporaryTitle({ discount: { title, discountId } }: ExistingDiscount): string {
  return withEnding(title, ` (${discountId.slice(discountId.lastIndexOf('/') + 1)})`);
}
