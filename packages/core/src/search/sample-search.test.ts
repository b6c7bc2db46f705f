import { expect, it } from 'vitest';
import { addRow, noPostings } from '../catalogue/index/postings';
import { sampleSearch } from './sample-search';

/** Postings of rows from 0, one name each. */
function postings(...names: readonly string[]) {
  const made = noPostings();
  for (const [row, name] of names.entries()) addRow(made, name, row);
  return made;
}

it('returns the largest product type, and on a tie the first by name', () => {
  const vendors = postings('Acme', 'Acme', 'Acme');
  expect(sampleSearch({ productTypes: postings('Mugs', 'Socks', 'Mugs'), vendors })).toBe('mugs');
  expect(sampleSearch({ productTypes: postings('Socks', 'Mugs'), vendors })).toBe('mugs');
});

it('falls back to a vendor, then to nothing', () => {
  expect(sampleSearch({ productTypes: postings(' '), vendors: postings('Acme') })).toBe('acme');
  expect(sampleSearch({ productTypes: noPostings(), vendors: noPostings() })).toBe('');
});
