import { isUnscheduled, livenessOf } from './live-candidates';
import { momentText } from './moment-text';
import { nameOfCart } from './name-of-cart';
import { type Outlook, outlookOf } from './outlook';
import type { ShopCart } from './shop-changes';

/** Consequence of a change to a shop's carts for shoppers. */
export interface Consequence {
  readonly before: Outlook<ShopCart>;
  readonly after: Outlook<ShopCart>;
  /** Cart that is disabled by the change, because only one can be enabled without a schedule. */
  readonly turnedOff: ShopCart | null;
  /** Whether shoppers see a difference, now or later. */
  readonly isSeen: boolean;
  /** Whether the store loses its live cart, now or after all schedules: requires a confirmation. */
  readonly losesCart: boolean;
}

/** Consequence of a change to a shop's carts, from `now` (epoch milliseconds, the store's time) on. */
export function consequenceOf(
  cartsBefore: readonly ShopCart[],
  cartsAfter: readonly ShopCart[],
  now: number,
): Consequence {
  const [before, after] = [outlookOf(cartsBefore, now), outlookOf(cartsAfter, now)];
  const unscheduled = cartsAfter.find(isUnscheduled);
  const replaced =
    unscheduled && cartsBefore.find((cart) => isUnscheduled(cart) && cart.id !== unscheduled.id);
  return {
    before,
    after,
    turnedOff: (replaced && cartsAfter.find(({ id }) => id === replaced.id)) ?? null,
    isSeen:
      !same(before.now, after.now) ||
      !same(before.last, after.last) ||
      before.next?.from !== after.next?.from ||
      !same(before.next?.cart, after.next?.cart),
    losesCart: (before.now !== null && after.now === null) || (before.last !== null && after.last === null),
  };
}

export interface MessageOptions {
  /** IANA name of the shop's time zone. */
  readonly timezone: string;
  /** Introduction of the condition; "After this" if the message is beside its control. */
  readonly lead?: string;
}

/** Message before a change: the cart that shoppers see now, the one after it, until when, and the next. */
export function messageBefore(
  { before, after, turnedOff, losesCart }: Consequence,
  { timezone, lead = 'After this' }: MessageOptions,
): string {
  const stays = same(before.now, after.now);
  const sentences = [
    !stays && before.now && `Shoppers see ${seen(before.now)} now.`,
    `${lead}, shoppers ${stays ? 'still see' : 'see'} ${sight(after, timezone)}.`,
    turnedOff && `“${nameOfCart(turnedOff)}” is turned off.`,
    before.last !== null && after.last === null && endsWithCart(after) && AFTER_ALL,
    losesCart && 'Without a live cart, shoppers get no rewards at checkout.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Message after a change. */
export function messageAfter({ before, after, turnedOff }: Consequence, timezone: string): string {
  const sees = same(before.now, after.now)
    ? `still see ${sight(after, timezone)}`
    : `see ${seen(after.now)} now${after.next ? ',' : ''}${until(after, timezone)}`;
  const sentences = [`Shoppers ${sees}.`, turnedOff && `“${nameOfCart(turnedOff)}” was turned off.`];
  return sentences.filter(Boolean).join(' ');
}

const AFTER_ALL = 'After the last schedule, shoppers see your theme’s own cart.';

/** Name of the cart that shoppers see, within a sentence. */
export function seen(cart: ShopCart | null): string {
  if (!cart) return 'your theme’s own cart';
  return `${livenessOf(cart).kind === 'fallback' ? 'your fallback cart ' : ''}“${nameOfCart(cart)}”`;
}

function sight(outlook: Outlook<ShopCart>, timezone: string): string {
  return `${seen(outlook.now)}${until(outlook, timezone)}`;
}

function until({ next }: Outlook<ShopCart>, timezone: string): string {
  return next ? ` until ${momentText(next.from, timezone)} store time, then ${seen(next.cart)}` : '';
}

/** Whether the last one mentioned is a cart of the shop. */
function endsWithCart({ now, next }: Outlook<ShopCart>): boolean {
  return (next ? next.cart : now) !== null;
}

function same(one: ShopCart | null | undefined, other: ShopCart | null | undefined): boolean {
  return one?.id === other?.id;
}
