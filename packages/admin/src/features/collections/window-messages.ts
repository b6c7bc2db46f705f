import { campaignStatus } from '@cartwright/core/collections/campaign';
import type { SavedCampaign } from '@cartwright/core/contract/collections';

interface WindowFacts {
  readonly status: SavedCampaign['status'];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly noEndDate: boolean;
}

/**
 * Period of a campaign as a sentence. `momentOf` formats timestamps (ISO 8601) in the shop's time
 * zone.
 */
export function windowMessage(
  { status, startDate, endDate, noEndDate }: WindowFacts,
  momentOf: (instant: string) => string,
): string {
  const end = noEndDate || endDate === null ? null : momentOf(endDate);
  switch (status) {
    case 'live':
    case 'error':
      return end === null ? 'No end date' : `Ends ${end}`;
    case 'completed':
      return end === null ? 'Ended' : `Ended ${end}`;
    case 'draft':
      if (startDate !== null) {
        const start = momentOf(startDate);
        return end === null ? `Not scheduled yet: from ${start}` : `Not scheduled yet: ${start} to ${end}`;
      }
      return end === null ? 'Starts when published' : `Starts when published, ends ${end}`;
    case 'scheduled': {
      const start = startDate === null ? 'Starts when published' : `Starts ${momentOf(startDate)}`;
      return end === null ? start : `${start}, ends ${end}`;
    }
    default: {
      const unknown: never = status;
      return unknown;
    }
  }
}

/** Whether shoppers see a campaign only as a test's variant: it isn't published itself. */
export function isSeenInTestOnly({
  status,
  runningTest,
}: Pick<SavedCampaign, 'status' | 'runningTest'>): boolean {
  return runningTest?.isControl === false && (status === 'draft' || status === 'completed');
}

/**
 * The same for the edited campaign: a draft's edited dates; otherwise the saved ones, which apply
 * until the next save.
 */
export function editedWindowMessage(
  saved: WindowFacts,
  edited: Omit<WindowFacts, 'status'>,
  momentOf: (instant: string) => string,
): string {
  const { status } = saved;
  return windowMessage(status === 'draft' ? { ...edited, status } : saved, momentOf);
}

/**
 * Confirmation before saving a published campaign whose new dates start or end it; otherwise null.
 * `now` in epoch milliseconds.
 */
export function turningQuestion(
  { status, publishedAt }: Pick<WindowFacts, 'status'> & { readonly publishedAt: string | null },
  edited: Omit<WindowFacts, 'status'>,
  now: number,
): string | null {
  const next = campaignStatus({ ...edited, publishedAt }, now, status !== 'error');
  if (next === 'live' && status !== 'live') {
    return 'With these dates the campaign is live as soon as you save. Shoppers see it immediately.';
  }
  if (status !== 'live' || next === 'live') return null;
  const over = 'Its collections return to their other settings immediately.';
  return next === 'scheduled'
    ? `With this start date, the campaign isn’t live for now. ${over}`
    : `With this end date, the campaign ends as soon as you save. ${over}`;
}

/** Maximum poll delay in milliseconds. */
const MAX_WAIT_MS = 86_400_000;
/** Milliseconds: tolerance for the server's clock, and retry interval. */
const MARGIN_MS = 1_000;
const RETRY_MS = 5_000;

/**
 * Poll delay until a campaign's next status change, in milliseconds; false if none is scheduled.
 * `now` in epoch milliseconds.
 */
export function untilNextStatus(campaigns: readonly WindowFacts[], now: number): number | false {
  const edges = campaigns.flatMap(({ status, startDate, endDate, noEndDate }) => {
    if (status === 'scheduled' && startDate !== null) return [startDate];
    return status === 'live' && !noEndDate && endDate !== null ? [endDate] : [];
  });
  if (edges.length === 0) return false;
  const wait = Math.min(...edges.map((edge) => Date.parse(edge))) - now;
  return wait < 0 ? RETRY_MS : Math.min(wait + MARGIN_MS, MAX_WAIT_MS);
}
