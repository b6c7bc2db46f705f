import { discountCode } from '@cartwright/core/components/discount-code';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { aRules, aShop, LAMP, MUG } from '../../testing/shop';
import { codeActions } from './code-actions';
import { codeState } from './code-state';
import { DISCOUNT_CODE_MESSAGES as MESSAGES } from './discount-code-messages';

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** A cart with a lamp, and its code field. */
async function aField() {
  const session = createSession({
    ports: memoryPorts((await aShop()).port),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  const settings = discountCode.defaults(() => '');
  const props = {
    session,
    component: { id: 'c', anchor: 'footer', type: 'discount_code', settings } as const,
  };
  const state = codeState(props, MESSAGES);
  const actions = codeActions(props, state, MESSAGES);
  const add = (variantId: number) =>
    session.dispatch({
      type: 'add',
      items: [{ variantId, quantity: 1, properties: {}, sellingPlanId: null }],
    });
  await add(LAMP);
  return {
    session,
    add,
    field: state.codes,
    shownMessages: () => state.codes.messages.value.map(({ text }) => text),
    async enter(text: string) {
      state.codes.draft.value = text;
      await actions.enterCodes();
    },
  };
}

describe('message after entering a code', () => {
  it('stays until the cart changes', async () => {
    const { session, add, enter, shownMessages } = await aField();
    await enter('TENNER');
    expect(shownMessages()).toEqual(['TENNER applied.']);
    await session.refresh();
    await session.dispatch({ type: 'note', note: 'Ring twice' });
    expect(shownMessages()).toEqual(['TENNER applied.']);
    await add(MUG);
    expect(shownMessages()).toEqual([]);
  });

  it('disappears after a refused code too, keeping the typed text', async () => {
    const { add, enter, shownMessages, field } = await aField();
    await enter('NONSENSE');
    expect(shownMessages()).toEqual(['NONSENSE: This discount code doesn’t apply to your cart.']);
    await add(MUG);
    expect([shownMessages(), field.draft.value]).toEqual([[], 'NONSENSE']);
  });
});
