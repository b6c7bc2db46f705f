import { expect, it } from 'vitest';
import { withUnreadable } from './unreadable';

const field = { scope: 'bar', path: ['minimum'], owner: null, text: '12abc', message: 'Enter a number.' };
const fields = new Map([['key', field]]);
const missing = {
  code: 'minimum_missing',
  scope: 'bar',
  path: ['minimum'],
  message: 'Fill it out.',
  title: 'Bar',
};
const unreadable = { code: 'unreadable', scope: 'bar', path: ['minimum'], message: 'Enter a number.' };

it('shows an error for unreadable input, even if the document has no value there', () => {
  expect(withUnreadable([], fields, () => true)).toEqual([unreadable]);
  expect(withUnreadable([missing], fields, () => true)).toEqual([{ ...unreadable, title: 'Bar' }]);
  const elsewhere = { ...missing, scope: 'other' };
  expect(withUnreadable([elsewhere], fields, () => true)).toEqual([elsewhere, unreadable]);
});

it('shows no error for a removed field', () => {
  expect(withUnreadable([missing], fields, () => false)).toEqual([missing]);
});
