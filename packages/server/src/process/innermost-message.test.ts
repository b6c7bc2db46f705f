import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { innermostMessage } from './innermost-message';

test('returns the database’s message for a rejected statement', () => {
  const refused = new Error('permission denied for schema public');
  expect(innermostMessage(new DrizzleQueryError('create table t', ['secret'], refused))).toBe(
    refused.message,
  );
});

test('returns the code if every address of a host refuses', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(innermostMessage(refused)).toBe('ECONNREFUSED');
});

test('stringifies a value that isn’t an error', () => {
  expect(innermostMessage('stopped')).toBe('stopped');
});
