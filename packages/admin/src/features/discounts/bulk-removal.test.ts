import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { expect, test } from 'vitest';
import { bulkRemoval, removeAllMessage } from './bulk-removal';

const discounts = (count: number, ours: Pick<OwnDiscount, 'from' | 'removable'>) =>
  Array.from({ length: count }, () => ({ ours }));

const leftovers = (count: number) => discounts(count, { from: 'here', removable: true });

test('discounts from here that nobody needs are removed together; those of another installation are not', () => {
  const own = leftovers(2);
  const rest = (['elsewhere', 'later', 'unknown'] as const).flatMap((from) =>
    discounts(1, { from, removable: true }),
  );
  const kept = discounts(1, { from: 'here', removable: false });
  expect(bulkRemoval([...rest, ...own, ...kept])).toEqual({ nodes: own, left: 0 });
});

test('more than one call may name are removed in parts, and the button says how many there are', () => {
  const limit = LIST_LIMITS.discounts;
  const { nodes, left } = bulkRemoval(leftovers(limit + 30));
  expect([nodes.length, left]).toEqual([limit, 30]);
  expect(removeAllMessage({ nodes, left })).toBe('Remove 100 of 130 that aren’t needed');
  expect(removeAllMessage(bulkRemoval(leftovers(30)))).toBe('Remove 30 that aren’t needed');
});
