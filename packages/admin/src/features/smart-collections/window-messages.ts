import { campaignStatus } from '@cartwright/core/collections/campaign';
import type { SavedCampaign } from '@cartwright/core/contract/smart-collections';

interface WindowFacts {
  readonly status: SavedCampaign['status'];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly noEndDate: boolean;
}

/** When a campaign is live, in a sentence. `momentOf` says an instant (ISO 8601) on the shop's clock. */
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

/** Whether shoppers see a campaign in the place of a test's control only: it isn't published for itself. */
export function isSeenInTestOnly({
  status,
  runningTest,
}: Pick<SavedCampaign, 'status' | 'runningTest'>): boolean {
  return runningTest?.isControl === false && (status === 'draft' || status === 'completed');
}

/**
 * The same of the campaign that is edited: of a draft nothing is published, so what is on the page counts; of any other
 * what is saved, which holds until the next save.
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
 * Question before a published campaign is saved whose dates make it live, or no longer live; null where neither
 * happens. `now` is in epoch milliseconds.
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

/** Longest delay after which it can be asked again, in milliseconds. */
const MAX_WAIT_MS = 86_400_000;
/** The server's clock may be behind ours. */
const MARGIN = 1_000;
const AGAIN = 5_000;

/**
 * Time until the status of one of these campaigns is another, in milliseconds, so that it is asked then; false where
 * none changes by itself. `now` is in epoch milliseconds.
 */
export function untilNextStatus(campaigns: readonly WindowFacts[], now: number): number | false {
  const edges = campaigns.flatMap(({ status, startDate, endDate, noEndDate }) => {
    if (status === 'scheduled' && startDate !== null) return [startDate];
    return status === 'live' && !noEndDate && endDate !== null ? [endDate] : [];
  });
  if (edges.length === 0) return false;
  const wait = Math.min(...edges.map((edge) => Date.parse(edge))) - now;
  return wait < 0 ? AGAIN : Math.min(wait + MARGIN, MAX_WAIT_MS);
}
