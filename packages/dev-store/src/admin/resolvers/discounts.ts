import type { StoreContext } from '../../context/store-context';
import type { DiscountClass } from '../../engine/discounts/operation';
import type { DiscountGives } from '../../engine/model/catalogue';
import { type DiscountRecord, discountGid, discountStatus } from '../../state/records';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { matches } from '../wire/search';
import { functionIdOf } from './functions';
import { metafieldFields } from './metafields';
import { appSource } from './shop';

/** Discount number of any of its id types. */
export function discountIdOf(id: string): number | null {
  return idOf(id, 'DiscountAutomaticNode', 'DiscountAutomaticApp', 'DiscountNode');
}

export function findDiscount(store: StoreContext, id: string): DiscountRecord | undefined {
  const number = discountIdOf(id);
  return number === null ? undefined : store.state.discount(number);
}

type ListArguments = ConnectionArguments & { readonly query?: string | null };

export function automaticDiscountNodes(store: StoreContext, args: ListArguments) {
  return connection(
    searchDiscounts(store, args.query).map((discount) => automaticDiscountNode(store, discount)),
    args,
  );
}

/** App discounts only: the schema has no other `Discount`. */
export function discountNodes(store: StoreContext, args: ListArguments) {
  const ofApps = searchDiscounts(store, args.query).filter(({ gives }) => !gives);
  return connection(
    ofApps.map((discount) => discountNode(store, discount)),
    args,
  );
}

function searchDiscounts(store: StoreContext, query: string | null | undefined): DiscountRecord[] {
  const now = store.clock().getTime();
  return store.state
    .discounts()
    .filter((discount) =>
      matches(query, {
        text: discount.title.toLowerCase(),
        fields: {
          id: [String(discount.id)],
          title: [discount.title.toLowerCase()],
          status: [discountStatus(discount, now).toLowerCase()],
          method: ['automatic'],
          type: [typeOf(discount)],
        },
      }),
    )
    .sort((a, b) => a.id - b.id);
}

export function automaticDiscountNode(store: StoreContext, discount: DiscountRecord) {
  return {
    __typename: 'DiscountAutomaticNode',
    id: discountGid(discount),
    automaticDiscount: () =>
      discount.gives ? ownSource(store, discount, discount.gives) : automaticAppSource(store, discount),
    ...metafieldFields(store, discountGid(discount)),
  };
}

export function discountNode(store: StoreContext, discount: DiscountRecord) {
  return {
    __typename: 'DiscountNode',
    id: gid('DiscountNode', discount.id),
    discount: () => automaticAppSource(store, discount),
    ...metafieldFields(store, discountGid(discount)),
  };
}

/** Shopify's search types of the store's own discounts. */
function typeOf({ gives }: DiscountRecord): string {
  if (!gives) return 'app';
  if (gives.kind === 'shipping') return 'free_shipping';
  if (gives.kind === 'buy_x_get_y') return 'bxgy';
  return 'amount' in gives ? 'fixed_amount' : 'percentage';
}

function ownSource(store: StoreContext, discount: DiscountRecord, gives: DiscountGives) {
  const { title, startsAt, endsAt, discountClasses } = discount;
  const status = discountStatus(discount, store.clock().getTime());
  return { __typename: OWN_TYPES[gives.kind], title, status, startsAt, endsAt, discountClasses };
}

const OWN_TYPES: Readonly<Record<DiscountGives['kind'], string>> = {
  products: 'DiscountAutomaticBasic',
  product_amount: 'DiscountAutomaticBasic',
  order: 'DiscountAutomaticBasic',
  order_percentage: 'DiscountAutomaticBasic',
  shipping: 'DiscountAutomaticFreeShipping',
  buy_x_get_y: 'DiscountAutomaticBxgy',
};

export function automaticAppSource(store: StoreContext, discount: DiscountRecord) {
  return {
    __typename: 'DiscountAutomaticApp',
    discountId: discountGid(discount),
    title: discount.title,
    status: discountStatus(discount, store.clock().getTime()),
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    discountClasses: discount.discountClasses,
    combinesWith: discount.combinesWith,
    appDiscountType: {
      app: appSource(store),
      appKey: store.app.handle,
      functionId: functionIdOf(store, discount.functionHandle),
      title: store.app.title,
      discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'] satisfies DiscountClass[],
    },
    errorHistory: discount.errors && {
      errorsFirstOccurredAt: discount.errors.firstOccurredAt,
      firstOccurredAt: discount.errors.firstOccurredAt,
      hasBeenSharedSinceLastError: false,
      hasSharedRecentErrors: false,
    },
    createdAt: discount.createdAt,
    updatedAt: discount.updatedAt,
  };
}
