import { nextQuantity } from '@cartwright/core/quantity-rules/quantity-rule';
import { enteredQuantity } from '../../session/enter-quantity';
import { lineIds } from '../../session/line-ids';
import type { CartSession } from '../../session/session';
import { nameOf } from '../../state/ports/line-name';
import type { StoreLine } from '../../state/ports/store-cart';

/** Call by an element with `data-action`. */
export interface TemplateCall {
  readonly action: string;
  /** `data-key`, `data-variant`, `data-quantity`, `data-gift` and `data-code`. */
  readonly data: Readonly<Record<string, string | undefined>>;
  /** Field value; for a form, of its first field. */
  readonly value: string;
  readonly checked: boolean;
}

/** Performs a template action; resolves when the store has responded. Invalid calls are ignored. */
export async function performAction(
  { action, data, value, checked }: TemplateCall,
  session: CartSession,
  checkout: () => void,
): Promise<void> {
  const cart = session.cartStore.view.peek()?.cart;
  const ids = cart && lineIds(cart);
  const line = cart?.lines.find((each) => ids?.of(each) === data.key);
  const setQuantity = async (quantityOf: (line: StoreLine) => number) => {
    if (line)
      await session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity: quantityOf(line) });
  };
  const variantId = Number(data.variant ?? value);
  switch (action) {
    case 'remove':
      return setQuantity(() => 0);
    case 'increase':
      return setQuantity(({ quantity, rule }) => nextQuantity(quantity, 1, rule));
    case 'decrease':
      return setQuantity(({ quantity, rule }) => nextQuantity(quantity, -1, rule));
    case 'set-quantity': {
      const quantity = line && enteredQuantity(value, data.key ?? '', line, session);
      return quantity == null ? undefined : setQuantity(() => quantity);
    }
    case 'add': {
      const quantity = Math.max(1, Math.trunc(Number(data.quantity)) || 1);
      if (!(variantId > 0)) return;
      const items = [{ variantId, quantity, properties: {}, sellingPlanId: null }];
      await session.dispatch({ type: 'add', items });
      return;
    }
    case 'pick-gift': {
      const gift = session.gifts.peek().find(({ id }) => id === data.gift);
      const open = gift?.variants.filter(({ offerable }) => offerable).map((variant) => variant.variantId);
      const picked =
        open?.find((id) => id === variantId) ?? open?.find((id) => id === gift?.variantId) ?? open?.[0];
      if (!gift || picked === undefined) return;
      await session.dispatch({ type: 'pick_gift', giftId: gift.id, variantId: picked });
      return;
    }
    case 'apply-code':
    case 'remove-code': {
      const code = (data.code ?? value).trim();
      if (code === '') return;
      const [apply, remove] = action === 'apply-code' ? [[code], []] : [[], [code]];
      await session.dispatch({ type: 'codes', apply, remove });
      return;
    }
    case 'note':
      await session.dispatch({ type: 'note', note: value });
      return;
    case 'accept-terms':
      session.terms.value = { accepted: checked, asked: false };
      return;
    case 'checkout':
      return checkout();
    default:
      session.close?.();
  }
}
