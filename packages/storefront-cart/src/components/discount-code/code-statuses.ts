import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { RewardsPromise } from '@cartwright/core/rewards/promise';
import { effect, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { StoreCart } from '../../state/ports/store-cart';
import type { Forecast } from '../../state/store/forecast';
import { type CodeNature, type CodeStatus, codeStatusOf, isBeatable } from './code-status';
import { sameCode } from './parse-codes';

/** Tests a code alone in a temporary cart with these lines; null if unknown. */
export type LookAt = (code: string, lines: StoreCart['lines']) => Promise<CodeNature | null>;

/** Timeout (milliseconds) for lookups that only explain a result. */
const MAX_WAIT_MS = 3000;

/** Statuses of a cart's codes; unknown effects are looked up once per code and cart. */
export function codeStatuses(
  { cartStore, page }: Pick<CartSession, 'cartStore' | 'page'>,
  lookAt: LookAt | null,
) {
  const natures = signal<ReadonlyMap<string, CodeNature>>(new Map());
  const pending = new Map<string, Promise<void>>();
  const learn = (name: string, nature: CodeNature | null) => {
    if (nature && natures.peek().get(name) !== nature)
      natures.value = new Map(natures.peek()).set(name, nature);
  };

  function standing(code: string): CodeStatus {
    const cart = cartStore.truth.value;
    if (!cart) return { kind: 'idle' };
    const { value: known } = natures;
    const nature =
      known.get(nameIn(cart, code)) ?? (known.get(nameOf(code)) === 'delivery' ? 'delivery' : null);
    return codeStatusOf(code, cart, nature, freeShippingIn(cartStore.view.value));
  }

  /** Looks up codes that take nothing off for an unknown reason. */
  async function look(codes: readonly string[]): Promise<void> {
    const cart = cartStore.truth.peek();
    if (!lookAt || !cart) return;
    const lines = cart.lines.filter((line) => !isGiftLine(line));
    const looking = codes.flatMap((code) => {
      const name = nameIn(cart, code);
      if (!pending.has(name) && isUnclear(code, cart)) {
        pending.set(
          name,
          lookAt(code, lines).then((nature) => {
            // The temporary cart has no customer: a signed-in customer may have used up the code.
            const isSure = typeof nature === 'string' || !page.signedIn || name === nameOf(code);
            learn(name, isSure ? nature : null);
          }),
        );
      }
      return pending.get(name) ?? [];
    });
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    if (looking.length > 0) await Promise.race([Promise.all(looking), timeout]);
  }

  function isUnclear(code: string, cart: StoreCart): boolean {
    const { kind } = standing(code);
    if (kind === 'at_checkout') return isBeatable(cart) && !natures.peek().has(nameOf(code));
    // Without other discounts or earned free shipping, nothing can have excluded it.
    return (
      kind === 'idle' &&
      (isBeatable(cart) || cart.orderDiscounts.length > 0 || freeShippingIn(cartStore.view.peek()) !== null)
    );
  }

  effect(() => {
    const cart = cartStore.truth.value;
    if (!cart || !page.isOpen.value) return;
    const codes = cart.codes.filter(({ applicable }) => applicable).map(({ code }) => code);
    for (const code of codes) {
      if (standing(code).kind === 'at_checkout' && !isBeatable(cart)) learn(nameOf(code), 'delivery');
    }
    void look(codes);
  });

  return { standing, look };
}

/** Promise of earned free shipping; null if none is earned or it is lost. */
export function freeShippingIn(view: Forecast | null): RewardsPromise | null {
  return view?.rewards.freeShipping && view.promise !== 'lost' ? view.promise : null;
}

function nameOf(code: string): string {
  return code.toLowerCase();
}

/** Cache key of a code's nature, which holds in any cart for an applicable code, and in this one only for another. */
function nameIn({ codes, lines }: StoreCart, code: string): string {
  if (codes.some((each) => each.applicable && sameCode(each.code, code))) return nameOf(code);
  const bought = lines.map(({ variantId, quantity }) => [variantId, quantity]);
  return JSON.stringify([nameOf(code), codes, bought]);
}
