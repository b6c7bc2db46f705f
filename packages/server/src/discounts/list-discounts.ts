import type {
  AutomaticDiscountList,
  AutomaticDiscountNode,
  DiscountCart,
  DiscountMetadata,
  ListedNeed,
  MissingDiscount,
  OwnDiscount,
} from '@cartwright/core/contract/automatic-discounts';
import { MAX_ACTIVE_DISCOUNTS } from '@cartwright/core/discounts/discount-limit';
import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import { metadataEntries, summarizeRewards } from '@cartwright/core/discounts/rewards-summary';
import { discountTitle } from '@cartwright/core/storefront/discount-title';
import type { ListedRow } from '../cart/cart-rows';
import type { DiscountsOfShop } from './discounts-of-shop';
import type { ListedDiscount, ListedOther } from './existing-discounts';
import { isActive, mostAtOnce, periodOf } from './period';
import { readRewards } from './read-rewards';
import { retentionReason } from './why-kept';

type Carts = readonly Pick<ListedRow, 'id' | 'name'>[];

/** List of discounts in the contract's form. `carts` are all saved ones. */
export function listedDiscounts(discounts: DiscountsOfShop, carts: Carts, now: Date): AutomaticDiscountList {
  const { states, strangers, others } = discounts;
  const nodes: AutomaticDiscountNode[] = [];
  const isRemovable = ({ discount }: ListedDiscount) =>
    retentionReason(discount.discountId, discounts, now) === null;
  const missing: MissingDiscount[] = [];
  for (const state of states) {
    if (state.kind === 'missing') {
      const { needed, reason } = state;
      missing.push({ ...needOf(needed, carts), title: needed.title, reason });
      continue;
    }
    nodes.push(
      ownNode(state.existing, carts, {
        from: 'here',
        state: state.kind,
        ...(state.kind === 'differs'
          ? { differences: [...state.differences], reason: state.reason }
          : { differences: [], reason: null }),
        needed: state.kind === 'not_needed' ? null : needOf(state.needed, carts),
        removable: isRemovable(state.existing),
      }),
    );
  }
  for (const { existing, from } of strangers) {
    const rest = { state: 'not_needed' as const, differences: [], reason: null, needed: null };
    nodes.push(ownNode(existing, carts, { from, ...rest, removable: isRemovable(existing) }));
  }
  const ours = [
    ...states.flatMap((state) => (state.kind === 'missing' ? [] : state.existing)),
    ...strangers.map(({ existing }) => existing),
  ];
  return {
    successful: true,
    error: null,
    automaticDiscountNodes: [
      ...nodes,
      ...others.filter((each) => periodOf(each).to > now.getTime()).map(otherNode),
    ],
    missing,
    metadata: metadataOf(ours, others, now.getTime()),
  };
}

function ownNode(
  { cartId, discount, rewards }: ListedDiscount,
  carts: Carts,
  own: Omit<OwnDiscount, 'cart' | 'gives' | 'errorHistory'>,
): AutomaticDiscountNode {
  const { discountId, title, status, startsAt, endsAt, discountClasses, appDiscountType, errorHistory } =
    discount;
  const gives = readRewards(rewards);
  return {
    id: discountId,
    title,
    status,
    startsAt,
    endsAt,
    discountClasses: [...discountClasses],
    app: appDiscountType.app.title,
    ours: {
      ...own,
      cart: own.needed?.cart ?? cartOf(cartId, carts, title),
      gives: gives && summarizeRewards(gives),
      errorHistory,
    },
  };
}

function otherNode({ classes, ...other }: ListedOther): AutomaticDiscountNode {
  return { ...other, discountClasses: [...classes], ours: null };
}

function needOf({ cartId, title, startsAt, endsAt, rewards }: NeededDiscount, carts: Carts): ListedNeed {
  return { cart: cartOf(cartId, carts, title), startsAt, endsAt, gives: summarizeRewards(rewards) };
}

/** Cart of a discount; the name of a deleted one is read from the discount's title. */
function cartOf(id: string, carts: Carts, title: string): DiscountCart {
  const cart = carts.find((each) => each.id === id);
  const prefix = discountTitle({ name: '' });
  return { id, name: cart?.name ?? title.replace(prefix, '').trim(), exists: cart !== undefined };
}

function metadataOf(
  ours: readonly ListedDiscount[],
  others: readonly ListedOther[],
  now: number,
): DiscountMetadata {
  const periods = [...ours.map(({ discount }) => discount), ...others].map(periodOf);
  const has = (name: 'ORDER' | 'PRODUCT') =>
    ours.some(({ discount }) => discount.discountClasses.includes(name));
  return {
    currentMaxDiscounts: MAX_ACTIVE_DISCOUNTS,
    hasRebuyOrderDiscount: has('ORDER'),
    hasRebuyProductDiscount: has('PRODUCT'),
    hasRebuyProductRustDiscount: false,
    totalAutomaticDiscounts: periods.filter((period) => isActive(period, now)).length,
    mostAtOnce: mostAtOnce(periods, now),
    entries: ours.flatMap(({ discount, rewards }) => {
      const read = readRewards(rewards);
      return read ? metadataEntries(discount.discountId, read) : [];
    }),
  };
}
