import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { whyDatabaseIsAway } from './database-away';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test('recognises a shut-down, refusing, dropping, slow or full database, also in wrapped errors', () => {
  expect(whyDatabaseIsAway(coded('57P01'))).toBe('57P01');
  expect(whyDatabaseIsAway(coded('57014'))).toBe('57014');
  expect(whyDatabaseIsAway(coded('53100', 'could not extend file: No space left on device'))).toBe('53100');
  expect(whyDatabaseIsAway(coded('ECONNREFUSED'))).toBe('ECONNREFUSED');
  expect(whyDatabaseIsAway(new Error('Query read timeout'))).toBe('Query read timeout');
  const wrapped = new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'));
  expect(whyDatabaseIsAway(new Error('saving failed', { cause: wrapped }))).toBe(
    'Connection terminated unexpectedly',
  );
});

test('ignores errors of a statement, of another server or of our code', () => {
  expect(whyDatabaseIsAway(coded('23505'))).toBeNull();
  expect(whyDatabaseIsAway(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }))).toBeNull();
  expect(whyDatabaseIsAway(new Error('Something else'))).toBeNull();
  expect(whyDatabaseIsAway('ECONNREFUSED')).toBeNull();
  const circular = new Error('round');
  circular.cause = circular;
  expect(whyDatabaseIsAway(circular)).toBeNull();
});
