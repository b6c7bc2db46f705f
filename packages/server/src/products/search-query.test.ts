import { expect, test } from 'vitest';
import { productQuery } from './search-query';

test.each([
  [{}, ''],
  [{ query: 'BLUE "mug" -(x) OR:' }, 'blue mug x or*'],
  [{ query: ' * ' }, ''],
  [{ collection: 7 }, 'collection_id:7'],
  [{ tag: 'Mother’s Day' }, 'tag:"Mother’s Day"'],
  [{ tag: 'a"b OR c' }, String.raw`tag:"a\"b OR c"`],
  [{ vendor: 'back\\slash' }, String.raw`vendor:"back\\slash"`],
  [
    { query: 'mug', collection: 7, tag: 'new', vendor: 'A & B' },
    'mug* collection_id:7 tag:"new" vendor:"A & B"',
  ],
])('%j is %s', (search, query) => {
  expect(productQuery(search)).toBe(query);
});
