import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { runOf } from '../columns/runs';
import type { SourceRequest } from '../data-sources/source-request';
import { list } from '../listing/list';
import type { ListContext } from '../listing/list-context';
import type { ProductCell } from '../listing/listing';
import { FIRST_VIEW } from '../listing/listing-request';
import type { ListingRules } from '../listing/listing-rules';
import { handPickedProducts, type Widget } from './widget';
import { shownLimit } from './widget-face';
import { MAX_SHOWN } from './widget-settings';

/** Product of a widget; if the merchant picked a single variant, the card can add it directly. */
export interface WidgetCell extends ProductCell {
  readonly isOnlyVariant: boolean;
  /** Variants that the merchant picked; null: all. */
  readonly pickedVariants: readonly number[] | null;
}

/**
 * Products of a widget for a place, from those of its data source. Products bought together begin with the page's
 * own, unless that is in the cart or alone.
 */
export function productsInPlace(
  { settings }: Widget,
  sourced: readonly number[],
  { pageProducts, cartProducts }: Pick<SourceRequest, 'pageProducts' | 'cartProducts'>,
): readonly number[] {
  const [own] = pageProducts;
  if (settings.displayType !== 'bought_together' || own === undefined) return sourced;
  const others = sourced.filter((id) => id !== own);
  return others.length === 0 || cartProducts.includes(own) ? others : [own, ...others];
}

/** Whether the page's own product is the only one left of those bought together, so that nothing is shown. */
export function isAlone(
  { settings }: Widget,
  cells: readonly Pick<ProductCell, 'id'>[],
  { pageProducts }: Pick<SourceRequest, 'pageProducts'>,
): boolean {
  return settings.displayType === 'bought_together' && cells.every(({ id }) => id === pageProducts[0]);
}

/**
 * Products of a widget with their cards, in the order of the ids, if sold to the shopper. If the merchant picked
 * some variants of a product, its card is about these.
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
  const variantIds = new Map(
    handPickedProducts(widget).map(({ product_id, variant_ids }) => [product_id, variant_ids] as const),
  );
  const rules: ListingRules = {
    ...EVERYTHING,
    outOfStock: widget.outOfStock,
    amountPerPage: Math.min(
      MAX_SHOWN,
      shownLimit(widget.settings) + Number(widget.settings.displayType === 'bought_together'),
    ),
  };
  const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const { cells } = list(catalogue, rows, FIRST_VIEW, rules, context, named);
  return cells.flatMap((cell) => {
    if (cell.kind !== 'product') return [];
    const meant = named.get(index.rows.get(cell.id) ?? -1) ?? [];
    const picked = meant.length > 0 ? (variantIds.get(cell.id) ?? null) : null;
    return [{ ...cell, isOnlyVariant: meant.length === 1, pickedVariants: picked }];
  });
}

/** Indexes of variants among those of their product. */
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

/** Listing rules that leave nothing out. */
export const EVERYTHING: ListingRules = {
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
