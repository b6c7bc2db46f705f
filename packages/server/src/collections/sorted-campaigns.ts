import { campaignWindow } from '@cartwright/core/collections/campaign';
import type { CampaignSort } from '@cartwright/core/contract/collections';
import { collation } from '@cartwright/core/listing/collation';
import { type CampaignRow, campaignOf, readDocument } from './campaign-rows';

/** The admin speaks English. */
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
      // Not a difference: that of two without a start is no number.
      return rows.toSorted((a, b) => Number(of(a) > of(b)) - Number(of(a) < of(b)));
    }
    default: {
      const unknown: never = sort;
      return unknown;
    }
  }
}

/** In epoch milliseconds; `Infinity` for a draft without a date, and for what this version can't read. */
function startOf(row: CampaignRow): number {
  const read = readDocument(row);
  return read.ok ? campaignWindow(campaignOf(row, read.value)).from : Number.POSITIVE_INFINITY;
}
