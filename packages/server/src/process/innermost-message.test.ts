import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { innermostMessage } from './innermost-message';

test('a statement that the database refuses is said in the database’s words', () => {
  const refused = new Error('permission denied for schema public');
  expect(innermostMessage(new DrizzleQueryError('create table t', ['secret'], refused))).toBe(
    refused.message,
  );
});

test('a host that refuses at each of its addresses is said by the code', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(innermostMessage(refused)).toBe('ECONNREFUSED');
});

test('what is no error is said as it is', () => {
  expect(innermostMessage('stopped')).toBe('stopped');
});
