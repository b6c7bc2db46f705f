import type { SettingsOf } from '@cartwright/core/components/component-types';
import { nextQuantity } from '@cartwright/core/quantity-rules/quantity-rule';
import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { CartLineProps } from '@cartwright/ui/cart/cart-items/cart-line';
import type { LinePriceProps } from '@cartwright/ui/cart/cart-items/line-price';
import type { QuantityStepperProps } from '@cartwright/ui/cart/cart-items/quantity-stepper';
import { MESSAGES } from '../../messages/messages';
import { enteredQuantity } from '../../session/enter-quantity';
import type { CartSession } from '../../session/session';
import { nameOf } from '../../state/ports/line-name';
import type { StoreLine } from '../../state/ports/store-cart';
import { discountRows } from '../cart-subtotal/discount-rows';
import { lineDetails } from './line-details';

type Settings = SettingsOf<'cart_items'>;

/** Props of a line. `parent` is its parent line. */
export function cartLineProps(
  line: StoreLine,
  id: string,
  settings: Settings,
  session: CartSession,
  parent?: StoreLine,
): CartLineProps {
  const gift = isFreeGift(line);
  const countable = !gift && line.countable;
  const label = line.variantTitle ? `${line.title}, ${line.variantTitle}` : line.title;
  const remove = settings.language.remove.trim() || 'Remove';
  const charged = line.charged ?? line.linePrice;
  const one = line.quantity === 1 || charged === null || charged % line.quantity !== 0;
  const { perMeasure } = line;
  return {
    id,
    variantId: line.variantId,
    title: line.title,
    lang: session.storeLanguage,
    url: settings.linkToProduct ? line.url : '',
    image: line.image,
    vendor: settings.showVendor ? line.vendor : '',
    // A read-only quantity is shown as a detail.
    details: lineDetails(line, countable ? 1 : line.quantity),
    price: priceOf(line, gift, settings, session),
    unitPrice: perMeasure
      ? `${session.money(perMeasure.price)} / ${perMeasure.measure}`
      : one
        ? null
        : MESSAGES.each(session.money(charged / line.quantity)),
    discounts: gift
      ? []
      : discountRows({ lines: [line], orderDiscounts: [] }).map(({ title, amount }) => ({
          title,
          amount: `−${session.money(amount)}`,
        })),
    giftLabel: gift ? MESSAGES.freeGift : null,
    partOf: parent ? MESSAGES.partOf(parent.title) : null,
    stepper: countable ? stepperOf(line, id, label, session) : null,
    remove: line.removable
      ? {
          label: remove,
          title: MESSAGES.remove(remove, label),
          onClick: () => setQuantity(line, 0, session),
        }
      : null,
    busy: !isConfirmed(line, session),
    note: session.rules.value.known.get(line.variantId)?.available === false ? MESSAGES.soldOutSince : null,
    error: session.lineErrors.value.get(id) ?? null,
  };
}

/** Whether the store has confirmed the line's quantity. */
function isConfirmed({ key, quantity }: StoreLine, { cartStore }: CartSession): boolean {
  return !!cartStore.truth.value?.lines.some((line) => line.key === key && line.quantity === quantity);
}

/** Whether a gift line is free; one that is charged isn't labelled free. */
function isFreeGift(line: StoreLine): boolean {
  return isGiftLine(line) && (line.charged ?? 0) === 0;
}

function setQuantity(line: StoreLine, quantity: number, session: CartSession): void {
  void session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity });
}

/**
 * Price of a line. `before` is the price before line discounts, so that it adds up with the summary; without discounts,
 * the compare-at price, labelled as such.
 */
function priceOf(
  line: StoreLine,
  gift: boolean,
  settings: Settings,
  session: CartSession,
): LinePriceProps | null {
  const { linePrice } = line;
  if (linePrice === null && !gift) return null;
  const full = linePrice ?? 0;
  const charged = line.charged ?? full;
  const isDiscounted = full > charged;
  const compareAt = session.rules.value.known.get(line.variantId)?.compareAtPrice ?? 0;
  const before = isDiscounted || !settings.showCompareAtPrice ? full : compareAt * line.quantity;
  return {
    price: gift ? MESSAGES.free : session.money(charged),
    priceLabel: MESSAGES.price,
    before: before > charged ? session.money(before) : null,
    beforeLabel: isDiscounted ? MESSAGES.priceBefore : MESSAGES.comparedAt,
  };
}

function stepperOf(line: StoreLine, id: string, label: string, session: CartSession): QuantityStepperProps {
  const { drafts } = session;
  const step = (by: 1 | -1) => nextQuantity(line.quantity, by, line.rule);
  const set = (quantity: number) => {
    if (quantity !== line.quantity) setQuantity(line, quantity, session);
  };
  const withoutDraft = () => {
    const others = new Map(drafts.value);
    others.delete(id);
    drafts.value = others;
  };
  return {
    label: MESSAGES.quantityOf(label),
    decreaseLabel: MESSAGES.decrease(label),
    increaseLabel: MESSAGES.increase(label),
    text: drafts.value.get(id) ?? String(line.quantity),
    full: step(1) === line.quantity,
    onDecrease: () => set(step(-1)),
    onIncrease: () => set(step(1)),
    onType: (text) => {
      drafts.value = new Map(drafts.value).set(id, text);
    },
    onCommit: () => {
      const typed = drafts.value.get(id);
      if (typed === undefined) return;
      withoutDraft();
      const quantity = enteredQuantity(typed, id, line, session);
      if (quantity !== null) set(quantity);
    },
  };
}
