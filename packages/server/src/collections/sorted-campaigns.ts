import { campaignWindow } from '@cartwright/core/collections/campaign';
import type { CampaignSort } from '@cartwright/core/contract/collections';
import { collation } from '@cartwright/core/listing/collation';
import { type CampaignRow, campaignOf, readDocument } from './campaign-rows';

/** Collation of English, the admin's language. */
const byName = collation('en');

/** Sorts rows that are given newest first; stable for equal ones. */
export function sortedCampaigns(rows: readonly CampaignRow[], sort: CampaignSort): readonly CampaignRow[] {
  switch (sort) {
    case 'newest':
      return rows;
    case 'name':
      return rows.toSorted((a, b) => byName(a.name, b.name));
    case 'startDate': {
      const starts = new Map(rows.map((row) => [row.id, startOf(row)]));
      const of = ({ id }: CampaignRow) => starts.get(id) ?? Number.POSITIVE_INFINITY;
      // Compared instead of subtracted: the difference of two infinities is not a number.
      return rows.toSorted((a, b) => Number(of(a) > of(b)) - Number(of(a) < of(b)));
    }
    default: {
      const unknown: never = sort;
      return unknown;
    }
  }
}

/** Start in epoch milliseconds; `Infinity` for a draft without a date, and for unreadable ones. */
function startOf(row: CampaignRow): number {
  const read = readDocument(row);
  return read.ok ? campaignWindow(campaignOf(row, read.value)).from : Number.POSITIVE_INFINITY;
}
