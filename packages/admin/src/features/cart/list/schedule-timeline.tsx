import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { shownSpans } from '@cartwright/core/schedule/outlook';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../shared/api/shop-query';
import { momentText } from '../../../shared/format/schedule-text';

/** Maximum spans, including the open-ended one. */
const MAX_WINDOWS = 8;

/** Span lengths are clamped, so that an hour stays visible beside a month. Milliseconds. */
const DAY = 86_400_000;
const MIN_DURATION_MS = 2 * DAY;
const MAX_DURATION_MS = 30 * DAY;

/**
 * Timeline of the cart that shoppers see, in the shop's time zone. Nothing without an upcoming
 * schedule.
 */
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
