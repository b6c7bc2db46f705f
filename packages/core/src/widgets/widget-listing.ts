import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { runOf } from '../columns/runs';
import { list } from '../listing/list';
import type { ListContext } from '../listing/list-context';
import type { ProductCell } from '../listing/listing';
import { FIRST_VIEW } from '../listing/listing-request';
import type { ListingRules } from '../listing/listing-rules';
import { handPickedProducts, type Widget } from './widget';
import { shownLimit } from './widget-face';

/** A product of a widget; of one of which the merchant picked a single variant, that one can be added from its card. */
export interface WidgetCell extends ProductCell {
  readonly isOnlyVariant: boolean;
}

/**
 * Products of a widget with their cards, in the order of their ids, as far as they are sold to the shopper. Of a product of
 * which the merchant picked only some variants the card is about these.
 */
export function widgetListing(
  index: CatalogueIndex,
  widget: Widget,
  productIds: readonly number[],
  context: ListContext,
): WidgetCell[] {
  const rows = productIds.flatMap((id) => index.rows.get(id) ?? []);
  const named = new Map(
    handPickedProducts(widget).flatMap(({ product_id, variant_ids }) => {
      const row = index.rows.get(product_id);
      return row === undefined ? [] : [[row, placesOf(index, row, variant_ids)] as const];
    }),
  );
  const rules: ListingRules = {
    ...EVERYTHING,
    outOfStock: widget.outOfStock,
    amountPerPage: shownLimit(widget.settings),
  };
  const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const { cells } = list(catalogue, rows, FIRST_VIEW, rules, context, named);
  return cells.flatMap((cell) => {
    if (cell.kind !== 'product') return [];
    const meant = named.get(index.rows.get(cell.id) ?? -1) ?? [];
    return [{ ...cell, isOnlyVariant: meant.length === 1 }];
  });
}

/** Where variants stand among those of their product. */
function placesOf(
  { variants, variantColumns }: CatalogueIndex,
  row: number,
  ids: readonly number[],
): number[] {
  const { start, end } = runOf(variants, row);
  return ids.flatMap((id) => {
    const at = variantColumns.id.values.subarray(start, end).indexOf(id);
    return at < 0 ? [] : [at];
  });
}

const EVERYTHING: ListingRules = {
  filters: [],
  sorts: [],
  excludedProducts: [],
  excludedTags: [],
  excludedCollections: [],
  pins: null,
  outOfStock: 'all',
  tiles: [],
  pagination: 'default',
  loadMoreText: '',
  amountPerPage: 1,
  limitOptions: [],
};
