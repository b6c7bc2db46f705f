import { liveCampaigns, type ServedCampaign } from './active-settings';
import { campaignStatus, campaignWindow, coverage } from './campaign';

/** Another campaign that is live at the same time in some collection. */
export interface Overlap {
  readonly id: string;
  /** Which of the two applies there. */
  readonly holds: 'this' | 'other';
  /** Number of collections; null: wherever both apply. */
  readonly collections: number | null;
  /** Start of the overlap in epoch milliseconds. */
  readonly from: number;
}

/** Stand-in for every collection that no campaign names. */
const ANY_OTHER = Number.NaN;

/**
 * Campaigns that are live together with one, from `now` (epoch milliseconds) to its end, and which of them takes
 * precedence where. A draft is treated as if it were published now. Each other campaign is reported once per
 * outcome, as of the beginning of that. The campaign itself may be among `others`.
 */
export function overlapsOf<Each extends ServedCampaign>(
  campaign: Each,
  others: readonly Each[],
  now: number,
): Overlap[] {
  const published = { ...campaign, publishedAt: campaign.publishedAt ?? new Date(now).toISOString() };
  const all = [published, ...others.filter(({ id }) => id !== campaign.id)];
  const { from, to } = campaignWindow(published);
  const begin = Math.max(now, from);
  const edges = all.flatMap((each) => {
    const window = campaignWindow(each);
    return each.publishedAt !== null && each.canBeServed ? [window.from, window.to] : [];
  });
  const instants = [begin, ...edges.filter((edge) => edge > begin)].sort((a, b) => a - b);
  const found = new Map<string, Overlap>();
  for (const instant of instants) {
    if (instant >= to) break;
    for (const overlap of overlapsAt(published, all, instant)) {
      const key = `${overlap.holds} ${overlap.id}`;
      if (!found.has(key)) found.set(key, overlap);
    }
  }
  return [...found.values()];
}

function overlapsAt<Each extends ServedCampaign>(
  campaign: Each,
  all: readonly Each[],
  from: number,
): Overlap[] {
  const live = all.filter((each) => campaignStatus(each, from, each.canBeServed) === 'live');
  // Campaigns that name a collection precede those for all: if none does, there is nothing else to compare.
  const naming = campaign.allCollections ? live.filter((each) => !each.allCollections) : [campaign];
  const named = new Set(naming.flatMap(({ collections }) => collections.map((entry) => entry.collectionId)));
  const found = new Map<string, Overlap>();
  for (const collectionId of [...named, ANY_OTHER]) {
    if (coverage(campaign, collectionId) === null) continue;
    const inOrder = liveCampaigns(collectionId, live, from);
    const place = inOrder.findIndex(({ id }) => id === campaign.id);
    if (place < 0) continue;
    const isAny = Number.isNaN(collectionId);
    // Where another applies, only that one matters; those that this one precedes are all behind it.
    const overlaps = place > 0 ? inOrder.slice(0, 1) : inOrder.slice(1);
    for (const { id } of overlaps) {
      const holds = place > 0 ? 'other' : 'this';
      const before = found.get(`${holds} ${id}`);
      const count = before?.collections === null || isAny ? null : (before?.collections ?? 0) + 1;
      found.set(`${holds} ${id}`, { id, holds, collections: count, from });
    }
  }
  return [...found.values()];
}

/** Messages about overlapping campaigns. `nameOf` returns a name by id, `momentOf` formats an instant. */
export function overlapMessages(
  overlaps: readonly Overlap[],
  {
    nameOf,
    momentOf,
    now,
  }: {
    readonly nameOf: (id: string) => string;
    readonly momentOf: (instant: number) => string;
    /** Epoch milliseconds. */
    readonly now: number;
  },
): string[] {
  return overlaps.map(({ id, holds, collections, from }) => {
    const where =
      collections === null
        ? 'wherever both apply'
        : `in ${collections === 1 ? '1 collection' : `${collections} collections`}`;
    const when = from > now ? `From ${momentOf(from)}, ` : '';
    const who =
      holds === 'other' ? `"${nameOf(id)}" takes precedence` : `this takes precedence over "${nameOf(id)}"`;
    const sentence = `${when}${who} ${where}.`;
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  });
}
