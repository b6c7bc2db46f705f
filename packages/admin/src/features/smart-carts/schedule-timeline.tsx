import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { shownSpans } from '@cartwright/core/schedule/outlook';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../shared/api/shop-query';
import { momentText } from '../../shared/format/schedule-text';

/** Spans that are shown, the one without an end with them. */
const MAX_WINDOWS = 8;

/** A span is drawn at least and at most as if it were this long, so that an hour is seen beside a month. Milliseconds. */
const DAY = 86_400_000;
const MIN_DURATION_MS = 2 * DAY;
const MAX_DURATION_MS = 30 * DAY;

/** Which cart shoppers see, span by span, on the shop's clock. Nothing where no schedule is to come. */
export function ScheduleTimeline({
  carts,
  now,
}: {
  readonly carts: readonly CartListItem[];
  /** Epoch milliseconds. */
  readonly now: number;
}) {
  const { data: shop } = useQuery(shopQuery);
  const spans = shownSpans(carts, now, MAX_WINDOWS);
  if (spans.length < 2) return null;
  const at = (instant: number) => momentText(new Date(instant).toISOString(), shop?.timezone);
  return (
    <section className="cw-cart-timeline" aria-label="Schedule of your carts">
      <Text as="h2" variant="headingSm">
        What shoppers see, and when
      </Text>
      <ol>
        {spans.map(({ cart, from, to }) => (
          <li
            key={from}
            style={{ flexGrow: Math.min(Math.max(to - from, MIN_DURATION_MS), MAX_DURATION_MS) / DAY }}
            data-theme={cart === null || undefined}
          >
            <span className="cw-cart-timeline__name">
              {cart ? nameOfCart(cart) : 'Your theme’s own cart'}
            </span>
            <span className="cw-cart-timeline__time">
              {`${from === now ? 'Now' : at(from)} – ${to === Number.POSITIVE_INFINITY ? 'open end' : at(to)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
