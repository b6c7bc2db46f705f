import type { DateRange } from '@cartwright/core/analytics/ranges';
import { campaignWindow } from '@cartwright/core/collections/campaign';
import { nextCartSwitch, useNowUntil } from '../../shared/hooks/use-now';
import { AttentionSection } from './attention-section';
import { FiguresSection } from './figures-section';
import type { HomeData } from './home-data';
import './home.css';
import { NextSection } from './next-section';
import { SetupSection } from './setup-section';
import { TodaySection } from './today-section';

/**
 * Sections of Home, with independent loading and error states. `shop`: the shop's domain; `range`:
 * days of the figures.
 */
export function HomeSections({
  data,
  shop,
  range,
}: {
  readonly data: HomeData;
  readonly shop: string | null;
  readonly range: DateRange | null;
}) {
  const now = useNowUntil((instant) => nextBoundary(data, instant));
  return (
    <div className="cw-home">
      <AttentionSection data={data} now={now} />
      <SetupSection data={data} shop={shop} now={now} />
      <TodaySection data={data} now={now} />
      <NextSection data={data} now={now} />
      <FiguresSection data={data} range={range} />
    </div>
  );
}

/** Next start or end of a cart or campaign after `now`, both in epoch milliseconds. */
function nextBoundary({ carts, published }: HomeData, now: number): number {
  const campaigns = (published?.data ?? []).flatMap((each) => {
    const { from, to } = campaignWindow(each);
    return [from, to];
  });
  return Math.min(nextCartSwitch(carts.data ?? [], now), ...campaigns.filter((edge) => edge > now));
}
