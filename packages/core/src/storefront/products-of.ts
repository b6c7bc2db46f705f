import type { CartDocument } from '../cart/cart-document';
import { visibleComponents } from '../cart/components-of';
import type { ProductSelection } from '../catalogue/selection';
import { handPickedProducts, type Widget } from '../widgets/widget';
import { offeredGiftIds } from './compile-offers';

/** Distinct ids of the widgets that a cart shows. */
export function shownWidgetIds(document: CartDocument): number[] {
  const ids = visibleComponents(document).flatMap(({ component }) =>
    component.type === 'cross_sell_widget' ? (component.settings.widgetId ?? []) : [],
  );
  return [...new Set(ids)];
}

/** Selections of a cart's gifts and cross-sells, as chosen. */
export function storefrontSelections(
  document: CartDocument,
  widgets: readonly Widget[],
): readonly ProductSelection[] {
  const shown = shownWidgetIds(document);
  const offered = widgets.filter(({ id }) => shown.includes(id)).flatMap(handPickedProducts);
  return [...giftSelections(document), ...offered];
}

function giftSelections(document: CartDocument): ProductSelection[] {
  return visibleComponents(document).flatMap(({ component }) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars.flatMap((bar) =>
          bar.tiers.filter((tier) => tier.type === 'product').flatMap((tier) => tier.products),
        )
      : [],
  );
}

/**
 * Distinct ids of all products that a cart gives or offers, and of the offers in it: those to be read before a
 * compilation.
 */
export function storefrontProductIds(document: CartDocument, widgets: readonly Widget[]): number[] {
  const chosen = storefrontSelections(document, widgets).map((selection) => selection.product_id);
  return [...new Set([...chosen, ...offeredGiftIds(widgets)])];
}

/** Distinct ids of a cart's gift products. */
export function giftProductIds(document: CartDocument): number[] {
  return [...new Set(giftSelections(document).map((selection) => selection.product_id))];
}
