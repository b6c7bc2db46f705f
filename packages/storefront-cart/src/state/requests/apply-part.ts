import { subunits } from '@cartwright/core/money/subunits';
import { ANY_QUANTITY } from '@cartwright/core/quantity-rules/quantity-rule';
import type { CartChange } from '@cartwright/core/rewards/plan-cart-changes';
import type { ShopperPart } from '../gifts/shopper-part';
import type { AddItem } from '../ports/intent';
import type { KnownVariant } from '../ports/known-variants';
import { identityOf, lineIdentity } from '../ports/line-name';
import type { Discount, StoreCart, StoreLine } from '../ports/store-cart';

type Known = ReadonlyMap<number, KnownVariant>;

/** Key prefix of predicted lines. */
const NEW = 'new:';

export function isNewKey(key: string): boolean {
  return key.startsWith(NEW);
}

/** Applies the shopper's part like the store would: equal lines merge, new ones go on top. */
export function applyPart(cart: StoreCart, part: ShopperPart, known: Known): StoreCart {
  let lines = cart.lines;
  const { plan, leaves, codes } = part;
  for (const { line, quantity } of part.sets) lines = setQuantity(lines, line.key, quantity);
  lines = addItems(lines, part.adds, known);
  if (leaves) lines = setQuantity(lines, leaves.key, 0);
  if (plan) lines = lines.map((line) => (line.key === plan.line.key ? withPlan(line, plan) : line));
  return {
    ...cart,
    lines,
    note: part.note ?? cart.note,
    attributes: { ...cart.attributes, ...part.attributes },
    codes: codes
      ? codes.map((code) => cart.codes.find((each) => each.code === code) ?? { code, applicable: true })
      : cart.codes,
  };
}

/**
 * Applies gift changes. Gifts are sent after the items added with them, so they go below those `above` lines at the
 * top.
 */
export function applyChanges(
  cart: StoreCart,
  changes: readonly CartChange[],
  known: Known,
  above: number,
): StoreCart {
  let lines = cart.lines;
  for (const change of changes) {
    if (change.type === 'set') lines = setQuantity(lines, change.lineKey, change.quantity);
  }
  const adds = changes.flatMap((change) => (change.type === 'add' ? giftItem(change) : []));
  return { ...cart, lines: addItems(lines, adds, known, above) };
}

export function giftItem(change: Extract<CartChange, { type: 'add' }>): AddItem {
  const { variantId, quantity, properties } = change;
  return { variantId, quantity, properties, sellingPlanId: null };
}

function setQuantity(lines: readonly StoreLine[], key: string, quantity: number): readonly StoreLine[] {
  return lines.flatMap((line) => {
    // Nested lines are removed with their parent.
    if (quantity === 0 && line.parentKey === key) return [];
    return line.key !== key ? line : quantity > 0 ? withQuantity(line, quantity) : [];
  });
}

/** Without a known plan price, the current price stays until the store responds. */
function withPlan(line: StoreLine, { sellingPlanId, price }: NonNullable<ShopperPart['plan']>): StoreLine {
  const unit = price ?? (sellingPlanId === null ? line.priceWithoutPlan : null);
  return {
    ...line,
    sellingPlan: sellingPlanId === null ? null : { id: sellingPlanId, name: '' },
    linePrice: unit === null ? line.linePrice : subunits(unit * line.quantity),
    charged: null,
  };
}

/** Scales prices with the units; others' discounts are assumed to scale too, until the store responds. */
function withQuantity(line: StoreLine, quantity: number): StoreLine {
  if (quantity === line.quantity) return line;
  const scale = (amount: number) => subunits(Math.round((amount * quantity) / line.quantity));
  return {
    ...line,
    quantity,
    linePrice: line.linePrice === null ? null : scale(line.linePrice),
    charged: null,
    discounts: line.discounts.map(({ title, amount }): Discount => ({ title, amount: scale(amount) })),
  };
}

function addItems(
  lines: readonly StoreLine[],
  items: readonly AddItem[],
  known: Known,
  above = 0,
): readonly StoreLine[] {
  let old = lines;
  const fresh: StoreLine[] = [];
  for (const item of items) {
    const identity = identityOf(item);
    const same = [...fresh, ...old].find(
      (line) => lineIdentity(line) === identity && line.parentKey === (item.parentKey ?? null),
    );
    if (same) {
      const more = withQuantity(same, same.quantity + item.quantity);
      const at = fresh.indexOf(same);
      if (at >= 0) fresh[at] = more;
      else old = old.map((line) => (line === same ? more : line));
    } else {
      fresh.push(newLine(item, known.get(item.variantId), unitPriceIn(lines, item), identity));
    }
  }
  return [...old.slice(0, above), ...fresh, ...old.slice(above)];
}

/** Unit price of another line with the same variant and plan. */
function unitPriceIn(lines: readonly StoreLine[], item: AddItem): number | null {
  const twin = lines.find(
    (line) =>
      line.variantId === item.variantId &&
      (line.sellingPlan?.id ?? null) === item.sellingPlanId &&
      line.linePrice !== null,
  );
  return twin?.linePrice ? Math.round(twin.linePrice / twin.quantity) : null;
}

function newLine(
  item: AddItem,
  known: KnownVariant | undefined,
  twinPrice: number | null,
  identity: string,
): StoreLine {
  // A plan's price is unknown until the store responds.
  const price = twinPrice ?? (item.sellingPlanId === null ? (known?.price ?? null) : null);
  return {
    key: NEW + identity,
    variantId: item.variantId,
    productId: known?.productId ?? 0,
    quantity: item.quantity,
    properties: item.properties,
    sellingPlan: item.sellingPlanId === null ? null : { id: item.sellingPlanId, name: '' },
    giftCard: known?.giftCard ?? false,
    title: known?.title ?? '',
    variantTitle: known?.variantTitle ?? null,
    vendor: '',
    url: known?.url ?? '',
    handle: '',
    image: known?.image ?? null,
    linePrice: price === null ? null : subunits(price * item.quantity),
    charged: null,
    priceWithoutPlan: null,
    parentKey: item.parentKey ?? null,
    removable: true,
    countable: true,
    rule: ANY_QUANTITY,
    contents: [],
    perMeasure: null,
    discounts: [],
  };
}
