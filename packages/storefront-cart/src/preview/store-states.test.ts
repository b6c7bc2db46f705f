import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { describe, expect, it } from 'vitest';
import { codeState } from '../components/discount-code/code-state';
import { DISCOUNT_CODE_MESSAGES } from '../components/discount-code/discount-code-messages';
import type { CartSession } from '../session/session';
import { aMessage, aPreview } from '../testing/previewed';
import { enterCode } from './refused-code';

/** The small shop's cart with a code field. */
function withCodes() {
  let ids = 0;
  const added = addComponent(aMessage().content.document, {
    type: 'discount_code',
    newId: () => `code-${++ids}`,
  });
  if (!added.ok) throw new Error(added.message);
  return added.document;
}

/** Draft and messages of the code field. */
function codeField(session: CartSession) {
  const component = session.rules.peek().config.components.find((each) => each.type === 'discount_code');
  if (!component) throw new Error('There is no field for codes.');
  const { codes } = codeState({ component, session }, DISCOUNT_CODE_MESSAGES);
  return { draft: codes.draft, messages: codes.messages.peek() };
}

describe('previewed store state', () => {
  it('loading leaves the cart unread without an error', async () => {
    const { shop, session } = aPreview(aMessage({ store: 'loading' }));
    const reading = session.refresh().then(() => 'read');
    expect(await Promise.race([reading, shop.port.write({ path: 'update' }), soon()])).toBe('soon');
    expect(session.cartStore.view.peek()).toBeNull();
    expect(session.error.peek()).toBeNull();
  });

  it('error shows the storefront’s message and can be retried', async () => {
    const { shop, session } = aPreview(aMessage({ store: 'error' }));
    await session.refresh();
    expect(session.error.peek()).toContain('couldn’t be reached');
    expect(session.retry.peek()).toEqual([]);
    shop.turn('answers');
    await session.again();
    expect(session.error.peek()).toBeNull();
    expect(session.cartStore.truth.peek()?.lines).toHaveLength(1);
  });

  it('code refused rejects the entered code and keeps it in the field', async () => {
    const { session } = aPreview(aMessage({ store: 'code_refused' }, { document: withCodes() }));
    await session.refresh();
    await enterCode(session);
    const { draft, messages } = codeField(session);
    expect(draft.value).toBe('SAVE20');
    expect(messages).toEqual([{ kind: 'refused', text: expect.stringContaining('SAVE20') }]);
    expect(session.cartStore.truth.peek()?.codes).toEqual([]);
    expect(session.error.peek()).toBeNull();
  });

  it('code refused leaves the merchant’s input alone', async () => {
    const { session } = aPreview(aMessage({ store: 'code_refused' }, { document: withCodes() }));
    await session.refresh();
    codeField(session).draft.value = 'MINE';
    await enterCode(session);
    expect(codeField(session)).toMatchObject({ draft: { value: 'MINE' }, messages: [] });
  });

  it('code refused shows no error without a code field or lines', async () => {
    for (const content of [{}, { document: withCodes(), lines: [] }]) {
      const { session } = aPreview(aMessage({ store: 'code_refused' }, content));
      await session.refresh();
      await enterCode(session);
      expect(session.error.peek()).toBeNull();
    }
  });
});

/** Resolves after everything that doesn't wait for the store. */
async function soon(): Promise<string> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  return 'soon';
}
