import { expect, it } from 'vitest';
import { callbackMessage } from './callback-messages';

it.each(['denied', 'state', 'signature', 'shop', 'expired'])('an error "%s" has words of its own', (code) => {
  const failure = callbackMessage(code);
  expect(failure?.title).not.toBe(callbackMessage('other')?.title);
  expect(failure?.message).toContain('from your store’s admin');
});

it.each(['other', '__proto__', 'constructor', 7, ['denied'], null])(
  'any other error %j has the general words, and shows nothing of what the address says',
  (code) => {
    expect(callbackMessage(code)).toEqual({
      title: 'You couldn’t be signed in',
      message: 'Something went wrong. Open Cartwright from your store’s admin to try again.',
    });
  },
);

it('without an error there is nothing to tell', () => {
  expect(callbackMessage(undefined)).toBeNull();
  expect(callbackMessage('')).toBeNull();
});
