import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { expect, test } from 'vitest';
import { bulkRemoval, removeAllMessage } from './bulk-removal';

const discounts = (count: number, ours: Pick<OwnDiscount, 'from' | 'removable'>) =>
  Array.from({ length: count }, () => ({ ours }));

const leftovers = (count: number) => discounts(count, { from: 'here', removable: true });

test('removes unneeded discounts of this installation together, but not of others', () => {
  const own = leftovers(2);
  const rest = (['elsewhere', 'later', 'unknown'] as const).flatMap((from) =>
    discounts(1, { from, removable: true }),
  );
  const kept = discounts(1, { from: 'here', removable: false });
  expect(bulkRemoval([...rest, ...own, ...kept])).toEqual({ nodes: own, left: 0 });
});

test('removes more than one call’s limit in batches, with the count on the button', () => {
  const limit = LIST_LIMITS.discounts;
  const { nodes, left } = bulkRemoval(leftovers(limit + 30));
  expect([nodes.length, left]).toEqual([limit, 30]);
  expect(removeAllMessage({ nodes, left })).toBe('Remove 100 of 130 that aren’t needed');
  expect(removeAllMessage(bulkRemoval(leftovers(30)))).toBe('Remove 30 that aren’t needed');
});
