import { cardOfRow } from './card-of-row';
import { inOrder } from './in-order';
import type { ListContext, ListedCatalogue } from './list-context';
import type { Cell, Listing } from './listing';
import type { ListingRequest } from './listing-request';
import { type ListingRules, pricedBy, type Sort } from './listing-rules';
import { cellsOf, pageSize, pagingOf } from './page-of';
import { type Match, type NamedVariants, scan } from './scan';
import { isListable } from './sellable';

const NOTHING_NAMED: NamedVariants = new Map();

/** Fallback where a list's rules name no sort. */
const FEATURED: Sort = { key: 'featured', label: 'Featured', lookback: { days: 30, of: 'units' } };

/**
 * The one listing: chooses, counts, orders and pages products for a place. `candidates` are the place's rows of the index,
 * in its own order (of a collection Shopify's: `collectionRows`), none twice. The same for the same catalogue, however it
 * was loaded; no clock, no chance. `named` are variants that a search names by a code: their cards are about them. Source: `docs/adr/0060-one-listing.md`.
 */
export function list(
  catalogue: ListedCatalogue,
  candidates: Iterable<number>,
  request: ListingRequest,
  rules: ListingRules,
  context: ListContext,
  named: NamedVariants = NOTHING_NAMED,
): Listing {
  const { index } = catalogue;
  const { matches, facets, meant } = scan(index, {
    candidates,
    isListable: isListable(index, rules, context),
    hidesSoldOut: rules.outOfStock === 'hide',
    filters: rules.filters,
    choices: request.choices,
    context,
    named,
  });
  const sort = rules.sorts.find(({ key }) => key === request.sort) ?? rules.sorts[0] ?? FEATURED;
  const ordered = inOrder(matches, sort, catalogue);
  const { pinned, others } = withPins(catalogue, ordered.matches, sort, rules);
  const sequence = [...pinned, ...others];
  const all = rules.outOfStock === 'end' ? soldOutLast(sequence) : sequence;
  const size = pageSize(request, rules);
  const page = Math.max(1, Math.floor(request.page) || 1);
  const isPinned = new Set(pinned);
  const by = pricedBy(sort);
  const products = all.slice((page - 1) * size, page * size).map(
    (match): Cell => ({
      kind: 'product',
      id: index.products.id[match.row] ?? 0,
      card: cardOfRow(index, match.row, meant(match.row), by, context),
      badge: isPinned.has(match) ? (rules.pins?.badge ?? null) : null,
      why: {
        by: isPinned.has(match) ? { reason: 'pinned' } : ordered.why(match),
        soldOutLast: rules.outOfStock === 'end' && match.soldOut,
      },
    }),
  );
  return {
    total: all.length,
    page,
    pages: Math.ceil(all.length / size),
    size,
    cells: cellsOf(products, page, rules.tiles).map((cell) =>
      'kind' in cell ? cell : { kind: 'tile', id: cell.id, content: cell.content },
    ),
    facets,
    sort: sort.key,
    sorts: rules.sorts,
    paging: pagingOf(request, rules),
  };
}

/** Moves listed pins to the front, in the merchant's order. */
function withPins(
  { index }: ListedCatalogue,
  matches: readonly Match[],
  sort: Sort,
  { pins }: ListingRules,
): { readonly pinned: readonly Match[]; readonly others: readonly Match[] } {
  if (!pins || !(pins.always || sort.key === 'featured')) return { pinned: [], others: matches };
  const byId = new Map(matches.map((match) => [index.products.id[match.row], match]));
  const pinned = [...new Set(pins.productIds)].flatMap((id) => byId.get(id) ?? []);
  const isPinned = new Set(pinned);
  return { pinned, others: matches.filter((match) => !isPinned.has(match)) };
}

function soldOutLast(matches: readonly Match[]): Match[] {
  return [...matches.filter(({ soldOut }) => !soldOut), ...matches.filter(({ soldOut }) => soldOut)];
}
