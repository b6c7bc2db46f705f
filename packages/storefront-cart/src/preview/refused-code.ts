import { codeActions } from '../components/discount-code/code-actions';
import { codeState } from '../components/discount-code/code-state';
import { DISCOUNT_CODE_MESSAGES } from '../components/discount-code/discount-code-messages';
import type { CartSession } from '../session/session';

/** Sample code. */
const CODE = 'SAVE20';

/**
 * Enters a code as a shopper would and waits for the message. Does nothing if the cart has no code field, or if another
 * code has been typed.
 */
export async function enterCode(session: CartSession): Promise<void> {
  const { components } = session.rules.peek().config;
  const component = components.find((each) => each.type === 'discount_code');
  const hasLines = (session.cartStore.truth.peek()?.lines.length ?? 0) > 0;
  if (!component || component.settings.useMessageOnly || !hasLines) return;
  const props = { component, session };
  const messages = session.messages('discount_code', DISCOUNT_CODE_MESSAGES);
  const state = codeState(props, messages);
  const { draft } = state.codes;
  if (draft.peek() !== '' && draft.peek() !== CODE) return;
  draft.value = CODE;
  await codeActions(props, state, messages).enterCodes();
}
