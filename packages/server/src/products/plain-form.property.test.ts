import { plainForm } from '@cartwright/core/search/engine/found-in';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorable } from '../http/unstorable';
import { testDatabase } from '../testing/test-database';
import { inPlainForm } from './plain-form';

const database = testDatabase();

async function plainInDatabase(texts: readonly string[]): Promise<unknown[]> {
  const rows = texts.map((text) => sql`select ${inPlainForm(sql`${text}::text`)} as plain`);
  const found = await database().sql.execute(sql.join(rows, sql` union all `));
  const { rows: plains } = found as { readonly rows: readonly { readonly plain: unknown }[] };
  return plains.map(({ plain }) => plain);
}

test('The plain form of lower-case text is the same in the database, except for outer spaces.', async () => {
  const letter = fc.constantFrom(...'aé ñß\u00a0ǖ ж字');
  const text = fc
    .array(fc.oneof(letter, fc.string({ unit: 'grapheme', maxLength: 3 })))
    .map((parts) => parts.join('').toLowerCase())
    .filter(isStorable);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
      const plain = await plainInDatabase(texts);
      expect(plain.map((each) => `${each}`.trim())).toEqual(texts.map(plainForm));
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['crème brûlée', 'creme brulee'],
  ['tiếng việt', 'tieng viet'],
  ['हिन्दी', plainForm('हिन्दी')],
  ['two  spaces', 'two spaces'],
])('the plain form of %s is %s', async (text, plain) => {
  expect(await plainInDatabase([text])).toEqual([plain]);
});
