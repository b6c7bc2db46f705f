import { isGiftLine } from '@cartwright/core/rewards/cart';
import { tierStatus } from '@cartwright/core/rewards/promise';
import { REMOVED_LINE_MESSAGES } from '../components/removed-line/removed-line-messages';
import { MESSAGES } from '../messages/messages';
import { lastRemoval } from '../session/last-removal';
import type { CartSession } from '../session/session';
import { lineIdentity, unitsOf } from '../state/ports/line-name';
import type { Forecast } from '../state/store/forecast';
import type { NewsOf } from './announcer';

/** Announcements of undoable removals, tiers now given, and added gifts. */
export const newsOf: NewsOf = (before, now, session) => [
  ...removed(before, now, session),
  ...newTiers(before, now, session),
  ...newGifts(before, now),
];

function removed({ cart: before }: Forecast, { cart: now }: Forecast, session: CartSession): string[] {
  const removal = lastRemoval(session).peek();
  const item = removal?.lines[0]?.item;
  if (!removal || !item || unitsOf(before, item) === 0 || unitsOf(now, item) > 0) return [];
  return [session.messages('removed_line', REMOVED_LINE_MESSAGES).told(removal.title)];
}

function newTiers(before: Forecast, now: Forecast, { rules, gifts }: CartSession): string[] {
  const given = ({ rewards, promise }: Forecast) =>
    (rewards.bar?.tiers ?? []).filter((tier) => tierStatus(tier, promise, gifts.peek()) === 'given');
  const known = new Set(given(before).map(({ id }) => id));
  const displays = rules.value.config.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars.flatMap(({ tiers }) => tiers) : [],
  );
  return given(now)
    .filter(({ id }) => !known.has(id))
    .flatMap(({ id }) => displays.find((display) => display.id === id)?.label || [])
    .map(MESSAGES.reached);
}

function newGifts(before: Forecast, now: Forecast): string[] {
  const known = new Set(before.cart.lines.map(lineIdentity));
  return now.cart.lines
    .filter((line) => isGiftLine(line) && !known.has(lineIdentity(line)))
    .map((line) => MESSAGES.giftAdded(line.title));
}
