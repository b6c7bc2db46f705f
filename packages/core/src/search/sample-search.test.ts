import { expect, it } from 'vitest';
import { addRow, noPostings } from '../catalogue/index/postings';
import { sampleSearch } from './sample-search';

/** Rows from 0, each of which has a name. */
function postings(...names: readonly string[]) {
  const made = noPostings();
  for (const [row, name] of names.entries()) addRow(made, name, row);
  return made;
}

it('is the largest product type, and of those as large the first by name', () => {
  const vendors = postings('Acme', 'Acme', 'Acme');
  expect(sampleSearch({ productTypes: postings('Mugs', 'Socks', 'Mugs'), vendors })).toBe('mugs');
  expect(sampleSearch({ productTypes: postings('Socks', 'Mugs'), vendors })).toBe('mugs');
});

it('is a vendor where products have no type, and nothing where they have neither', () => {
  expect(sampleSearch({ productTypes: postings(' '), vendors: postings('Acme') })).toBe('acme');
  expect(sampleSearch({ productTypes: noPostings(), vendors: noPostings() })).toBe('');
});
