import type { CartDocument } from '../cart/cart-document';
import { visibleComponents } from '../cart/components-of';
import type { ProductSelection } from '../catalogue/selection';
import { handPickedProducts, type Widget } from '../widgets/widget';
import { offeredGiftIds } from './compile-offers';

/** The widgets that a cart shows, each once. */
export function shownWidgetIds(document: CartDocument): number[] {
  const ids = visibleComponents(document).flatMap(({ component }) =>
    component.type === 'cross_sell_widget' ? (component.settings.widgetId ?? []) : [],
  );
  return [...new Set(ids)];
}

/** Selections that a cart gives and offers, as they were chosen. */
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
 * The ids of all products that a cart gives or offers, and that widgets and bundles give in it, each once: what has to be
 * read before it is compiled.
 */
export function storefrontProductIds(document: CartDocument, widgets: readonly Widget[]): number[] {
  const chosen = storefrontSelections(document, widgets).map((selection) => selection.product_id);
  return [...new Set([...chosen, ...offeredGiftIds(widgets)])];
}

/** The ids of the products that a cart gives, each once. */
export function giftProductIds(document: CartDocument): number[] {
  return [...new Set(giftSelections(document).map((selection) => selection.product_id))];
}
