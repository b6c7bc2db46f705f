import { expect, it } from 'vitest';
import { callbackMessage } from './callback-messages';

it.each(['denied', 'state', 'signature', 'shop', 'expired'])('the error "%s" has its own message', (code) => {
  const failure = callbackMessage(code);
  expect(failure?.title).not.toBe(callbackMessage('other')?.title);
  expect(failure?.message).toContain('from your store’s admin');
});

it.each(['other', '__proto__', 'constructor', 7, ['denied'], null])(
  'the unknown error %j has the general message, without text from the address',
  (code) => {
    expect(callbackMessage(code)).toEqual({
      title: 'You couldn’t be signed in',
      message: 'Something went wrong. Open Cartwright from your store’s admin to try again.',
    });
  },
);

it('returns no message without an error', () => {
  expect(callbackMessage(undefined)).toBeNull();
  expect(callbackMessage('')).toBeNull();
});
