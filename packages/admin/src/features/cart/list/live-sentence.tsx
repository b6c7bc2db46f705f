import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { Link } from '@cartwright/ui/admin/link';
import { experimentPath, liveTestOf, namesOfCarts } from '../../../shared/format/live-test';
import { liveMessage } from './live-messages';

/** Cart that shoppers see at `now` (epoch milliseconds), or those of a running test. */
export function LiveSentence({
  carts,
  now,
}: {
  readonly carts: readonly CartListItem[];
  readonly now: number;
}) {
  const live = liveTestOf(carts, now);
  if (!live) return liveMessage(carts, now);
  return (
    <>
      {namesOfCarts(live.carts)} are live in the test{' '}
      <Link url={experimentPath(live.test.id)}>{`“${live.test.name}”`}</Link>
    </>
  );
}
