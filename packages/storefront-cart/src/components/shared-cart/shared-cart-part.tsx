import shared from '@cartwright/ui/cart/frame/parts.css';
import { SharedCart } from '@cartwright/ui/cart/shared-cart/shared-cart';
import css from '@cartwright/ui/cart/shared-cart/shared-cart.css';
import { signal } from '@preact/signals';
import type { Part, PartProps } from '../../parts/part';
import { MAX_NAMED_LINES, SHARED_CART, SHARED_PRODUCTS } from '../../parts/shared-cart-address';
import type { AddItem } from '../../state/ports/intent';
import { decodeCart } from '../cart-share/cart-code';
import { addWhatCanBe } from './add-what-can-be';
import { SHARED_CART_MESSAGES } from './shared-cart-messages';
import { handlesIn, variantNames } from './variant-names';

type Step =
  | { readonly kind: 'asking' | 'adding'; readonly items: readonly AddItem[]; readonly unread: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly units: number; readonly message: string }
  | { readonly kind: 'done' };

const unitsOf = (items: readonly AddItem[]) => items.reduce((units, { quantity }) => units + quantity, 0);

function read(search: string): Step {
  const cart = decodeCart(new URLSearchParams(search).get(SHARED_CART) ?? '');
  return cart ? { kind: 'asking', ...cart } : { kind: 'broken' };
}

/** Removes the cart from the URL, so that a reload or back navigation doesn't ask and add again. */
function forget(): void {
  const url = new URL(location.href);
  url.searchParams.delete(SHARED_CART);
  url.searchParams.delete(SHARED_PRODUCTS);
  history.replaceState(history.state, '', url);
}

/** Prompt's step, and the items' names by variant id; null while they load. */
function newState(root: string) {
  const step = signal(read(location.search));
  const handles = step.value.kind === 'asking' ? handlesIn(location.search) : [];
  const names = signal<ReadonlyMap<number, string> | null>(handles.length > 0 ? null : new Map());
  void variantNames(handles, root).then((known) => {
    names.value = known;
  });
  return { step, names };
}

/** Stable ref callback, so that a re-render doesn't move the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Prompt to add a shared cart from the URL; works in any cart, shareable or not. */
function SharedCartPart({ session }: PartProps<'shared_cart'>) {
  const { step, names } = session.stateOf('shared_cart', () => newState(session.root));
  const messages = session.messages('shared_cart', SHARED_CART_MESSAGES);
  const now = step.value;
  if (now.kind === 'done') return null;

  const end = () => {
    forget();
    step.value = { kind: 'done' };
  };

  async function add(items: readonly AddItem[], unread: number): Promise<void> {
    if (now.kind === 'adding') return;
    forget();
    step.value = { kind: 'adding', items, unread };
    const failed = await addWhatCanBe(items, {
      add: (some) => session.dispatch({ type: 'add', items: some }),
      cart: () => session.cartStore.truth.value,
    });
    // Lost requests are reported by the cart's banner, which retries.
    step.value =
      failed && !failed.lost
        ? { kind: 'refused', units: unitsOf(failed.items), message: failed.message }
        : { kind: 'done' };
    if (failed && !failed.lost) session.dismissError();
  }

  switch (now.kind) {
    case 'broken':
      return (
        <SharedCart
          title={messages.broken}
          details={[messages.nothing]}
          tone="error"
          add={null}
          closeLabel={messages.close}
          onClose={end}
          onShown={focus}
        />
      );
    case 'refused':
      return (
        <SharedCart
          title={messages.refused(now.units)}
          details={[now.message]}
          tone="error"
          add={null}
          closeLabel={messages.close}
          onClose={end}
        />
      );
    default: {
      const { items, unread } = now;
      const units = unitsOf(items);
      const known = names.value;
      const named = (known ? items.filter(({ variantId }) => known.has(variantId)) : items).slice(
        0,
        MAX_NAMED_LINES,
      );
      const others = units - unitsOf(named);
      return (
        <SharedCart
          title={messages.question(units)}
          details={[messages.sent, ...(unread > 0 ? [messages.unread(unread)] : [])]}
          items={named.map(({ variantId, quantity }) =>
            known ? { quantity, name: known.get(variantId) ?? '' } : null,
          )}
          more={named.length > 0 && others > 0 ? messages.more(others) : null}
          tone="plain"
          add={{
            label: messages.add(units),
            busy: now.kind === 'adding',
            onClick: () => void add(items, unread),
          }}
          closeLabel={messages.notNow}
          onClose={end}
          onShown={focus}
        />
      );
    }
  }
}

/**
 * Not in the preview, which nobody sends carts to.
 *
 * @public
 */
export const part: Part<'shared_cart'> = { css: shared + css, Component: SharedCartPart };
