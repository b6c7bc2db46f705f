import { isGiftLine } from '@cartwright/core/rewards/cart';
import { browserClock } from '@cartwright/storefront-kit/browser/browser';
import { builtBundles } from '@cartwright/storefront-kit/bundles/built-bundles';
import type { ClockPort } from '@cartwright/storefront-kit/ports/ports';
import { effect } from '@preact/signals';
import { bundleOf } from '../components/bundle-groups/in-groups';
import { inFamilies } from '../components/cart-items/in-families';
import { lastRemoval, type Removal, removedLine } from '../session/last-removal';
import { lineIds } from '../session/line-ids';
import type { CartSession } from '../session/session';
import type { Intent } from '../state/ports/intent';
import { findLine, lineIdentity } from '../state/ports/line-name';
import type { StoreCart, StoreLine } from '../state/ports/store-cart';
import type { ActionOutcome } from '../state/requests/act';

/** Undo timeout (milliseconds), long enough for keyboard users. */
const UNDO_TIMEOUT_MS = 20_000;

export interface RemovalPorts {
  /** Loads the part that renders the removal. */
  readonly draw: () => void;
  /** Whether it is hovered or focused; it stays then, to avoid moving what is below. */
  readonly isPaused: () => boolean;
  readonly clock?: Pick<ClockPort, 'wait'>;
  readonly timeoutMs?: number;
}

/**
 * Keeps a removal from the open cart as `lastRemoval` until `timeoutMs` have passed, bought lines change otherwise, or
 * the cart closes. Not kept: gifts, which can be restored otherwise; a line with nested lines, since one write can't
 * refer to a parent it adds; and lines rendered by a template.
 */
export function watchRemovals(session: CartSession, ports: RemovalPorts): void {
  const { draw, isPaused, clock = browserClock, timeoutMs = UNDO_TIMEOUT_MS } = ports;
  const { cartStore, page, rules } = session;
  const last = lastRemoval(session);
  /** Bought lines when the removal completed; null while pending. */
  let left: string | null = null;

  async function keep(removal: Removal, outcome: Promise<ActionOutcome>, isForeseen: boolean): Promise<void> {
    left = isForeseen ? boughtIn(cartStore.view.peek()?.cart) : null;
    last.value = removal;
    draw();
    const { ok } = await outcome;
    if (last.peek() !== removal) return;
    left = boughtIn(cartStore.view.peek()?.cart);
    if (!ok) last.value = null;
    do await clock.wait(timeoutMs);
    while (last.peek() === removal && isPaused());
    if (last.peek() === removal) last.value = null;
  }

  const { dispatch } = session;
  session.dispatch = (intent) => {
    const { components, template } = rules.peek().config;
    const isOurs = !template && !components.some((each) => each.type === 'cart_items' && each.template);
    const cart = cartStore.view.peek()?.cart;
    const removal = isOurs && page.isOpen.peek() && cart ? removalBy(intent, cart, session) : null;
    const outcome = dispatch(intent);
    if (removal) void keep(removal, outcome, intent.type === 'set_quantity');
    return outcome;
  };
  effect(() => {
    const bought = boughtIn(cartStore.view.value?.cart);
    if (!page.isOpen.value || (left !== null && bought !== left)) last.value = null;
  });
}

function removalBy(intent: Intent, cart: StoreCart, { storage }: CartSession): Removal | null {
  const all = removedBy(intent, cart);
  const gone = all.filter((line) => !isGiftLine(line));
  const [first] = gone;
  const isUnder = ({ parentKey }: StoreLine) => all.some(({ key }) => key === parentKey);
  if (!first || cart.lines.some(isUnder)) return null;
  const bundle = bundleOf(first);
  const isWhole = gone.length > 1 || intent.type === 'set_quantities';
  const ids = lineIds(cart);
  const rendered = inFamilies(cart.lines).map(({ line }) => line);
  const below = rendered.slice(rendered.indexOf(first) + 1).filter((line) => !all.includes(line));
  return {
    title: (isWhole && bundle && builtBundles(storage).get(bundle)?.title) || gone.map(titleOf).join(' + '),
    id: ids.of(first),
    following: below.flatMap((line) => {
      const group = bundleOf(line);
      return group === null || group === bundle ? ids.of(line) : [ids.of(line), group];
    }),
    lines: gone.map((line) => removedLine(line, cart)),
  };
}

/** Lines removed by an intent: one, or all of one bundle. */
function removedBy(intent: Intent, cart: StoreCart): readonly StoreLine[] {
  if (intent.type === 'set_quantity') {
    const line = intent.quantity === 0 ? findLine(cart, intent.line) : null;
    return line ? [line] : [];
  }
  if (intent.type !== 'set_quantities' || Array.isArray(intent.quantities)) return [];
  const quantities = new Map(Object.entries(intent.quantities));
  const gone = cart.lines.filter(({ key }) => quantities.get(key) === 0);
  const bundle = gone[0] ? bundleOf(gone[0]) : null;
  const isWhole =
    bundle !== null &&
    gone.length === quantities.size &&
    cart.lines.every((line) => (bundleOf(line) === bundle) === gone.includes(line));
  return isWhole ? gone : [];
}

function titleOf({ title, variantTitle }: StoreLine): string {
  return variantTitle ? `${title}, ${variantTitle}` : title;
}

/** Order-independent key of the bought lines. */
function boughtIn(cart: StoreCart | undefined): string {
  const bought = (cart?.lines ?? []).filter((line) => !isGiftLine(line));
  return bought
    .map((line) => `${lineIdentity(line)}×${line.quantity}`)
    .sort()
    .join();
}
