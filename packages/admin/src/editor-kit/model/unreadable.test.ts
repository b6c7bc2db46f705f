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

it('what was typed and cannot be read says so, also where the document has nothing there', () => {
  expect(withUnreadable([], fields, () => true)).toEqual([unreadable]);
  expect(withUnreadable([missing], fields, () => true)).toEqual([{ ...unreadable, title: 'Bar' }]);
  const elsewhere = { ...missing, scope: 'other' };
  expect(withUnreadable([elsewhere], fields, () => true)).toEqual([elsewhere, unreadable]);
});

it('a field that nobody asks for any more says nothing', () => {
  expect(withUnreadable([missing], fields, () => false)).toEqual([missing]);
});
