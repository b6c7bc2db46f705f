import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { RewardsPromise } from '@cartwright/core/rewards/promise';
import { effect, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { StoreCart } from '../../state/ports/store-cart';
import type { Forecast } from '../../state/store/forecast';
import { type CodeNature, type CodeStatus, codeStatusOf, isBeatable } from './code-status';
import { sameCode } from './parse-codes';

/** Finds out what a code does alone, in a cart of these lines that is nobody's; null when that cannot be told. */
export type LookAt = (code: string, lines: StoreCart['lines']) => Promise<CodeNature | null>;

/** Milliseconds that the response to an entry waits for what is only an explanation. */
const MAX_WAIT_MS = 3000;

/** Standings of the codes of a cart; what the cart does not tell of them is looked up, once for each code and cart. */
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

  /** Looks at those of the codes that take nothing off for a reason that is not known. */
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
            // Nobody is signed in to that cart: a customer's own code may be used up all the same.
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
    // Where nothing else takes anything off and the delivery is paid for, nothing can have kept it out.
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

/** Free shipping that a cart has earned and can count on; null where it has none, or has lost it. */
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
