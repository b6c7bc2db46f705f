import { expect, it } from 'vitest';
import type { Intent } from '../../state/ports/intent';
import type { ActionOutcome } from '../../state/requests/act';
import { askBeforeLoss } from './asking';

const line = { key: 'mug', variantId: 11, properties: {}, sellingPlanId: null };
const set = (quantity: number, key = 'mug') =>
  ({ type: 'set_quantity', line: { ...line, key }, quantity }) satisfies Intent;

function aSession() {
  const done: Intent[] = [];
  const session = {
    async dispatch(intent: Intent): Promise<ActionOutcome> {
      done.push(intent);
      return { ok: true };
    },
  };
  // Reducing to fewer than two mugs costs 4.00.
  const question = askBeforeLoss(session, ({ line, quantity }) =>
    line.key === 'mug' && quantity < 2 ? { amount: 400, giftKeys: ['honey'] } : null,
  );
  return { session, question, done };
}

it('a change with a loss waits for confirmation', async () => {
  const { session, question, done } = aSession();
  const outcome = session.dispatch(set(0));
  expect(question.value).toMatchObject({
    key: 'mug',
    isRemoval: true,
    loss: { amount: 400, giftKeys: ['honey'] },
  });
  expect(done).toEqual([]);
  question.value?.answer(true);
  await outcome;
  expect(done).toEqual([set(0)]);
  expect(question.value).toBeNull();
});

it('cancelling leaves the cart unchanged', async () => {
  const { session, question, done } = aSession();
  const outcome = session.dispatch(set(1));
  question.value?.answer(false);
  expect(await outcome).toEqual({ ok: true });
  expect(done).toEqual([]);
});

it('a change without a loss applies immediately', async () => {
  const { session, question, done } = aSession();
  await session.dispatch(set(3));
  await session.dispatch({ type: 'settle' });
  expect(question.value).toBeNull();
  expect(done).toEqual([set(3), { type: 'settle' }]);
});

it('another action cancels the question', async () => {
  const { session, question, done } = aSession();
  const outcome = session.dispatch(set(0));
  await session.dispatch(set(5, 'lamp'));
  await outcome;
  expect(question.value).toBeNull();
  expect(done).toEqual([set(5, 'lamp')]);
});
