import { isGiftLine } from '@cartwright/core/rewards/cart';
import { tierStatus } from '@cartwright/core/rewards/promise';
import type { CartSession } from '../session/session';
import { lineIdentity } from '../state/ports/line-name';
import type { Forecast } from '../state/store/forecast';
import { WORDS } from '../words/words';
import type { NewsOf } from './announcer';

/** Tiers that give something now, and gifts that have come. */
export const newsOf: NewsOf = (before, now, session) => [
  ...newTiers(before, now, session),
  ...newGifts(before, now),
];

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
    .map(WORDS.reached);
}

function newGifts(before: Forecast, now: Forecast): string[] {
  const known = new Set(before.cart.lines.map(lineIdentity));
  return now.cart.lines
    .filter((line) => isGiftLine(line) && !known.has(lineIdentity(line)))
    .map((line) => WORDS.giftAdded(line.title));
}
