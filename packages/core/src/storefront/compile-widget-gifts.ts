import type { CatalogueProduct } from '../catalogue/product';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import { giverOf } from '../rewards/cart';
import type { RewardTier } from '../rewards/config';
import { MAX_AMOUNT } from '../texts/limits';
import type { Widget } from '../widgets/widget';
import { compileGift } from './compile-gift';

/**
 * Gifts with purchase of page widgets, from their hand-picked products, as tiers. Unfinished ones, in a preview,
 * give none; gift cards can't be gifts. `products` include all existing ones of `giftedIds`.
 */
export function compileWidgetGifts(
  widgets: readonly Widget[],
  products: readonly CatalogueProduct[],
): RewardTier[] {
  const sold = products.filter(({ isGiftCard }) => !isGiftCard);
  return widgets.filter(givesGift).flatMap((widget): RewardTier[] => {
    const gifts = widget.products.flatMap((product) => compileGift(product, sold) ?? []);
    const limit = Math.floor(widget.gwpCount ?? 1);
    if (gifts.length === 0) return [];
    return [
      {
        id: `${giverOf({ properties: { _source: 'widget_gift', _widget: widget.id } })}`,
        type: 'product',
        minimum: String(widget.gwpMinimumSubtotal),
        gifts,
        ...(limit < gifts.length && { most: limit }),
        hideSoldOut: true,
        message: widget.gwpSuccessMessage.trim() || 'Free gift',
      },
    ];
  });
}

/** Whether a widget gives gifts from a minimum on. */
export function givesGift(widget: Widget): boolean {
  const { gwpEnabled, gwpCount, gwpMinimumSubtotal: minimum, classification, dataSourcePath } = widget;
  return (
    gwpEnabled &&
    gwpCount !== null &&
    gwpCount >= 1 &&
    minimum !== null &&
    minimum >= 0 &&
    minimum <= MAX_AMOUNT &&
    classification === null &&
    dataSourcePath === HAND_PICKED
  );
}

/** Distinct product ids of widgets with gifts. */
export function giftedIds(widgets: readonly Widget[]): number[] {
  const picked = widgets.filter(givesGift).flatMap(({ products }) => products);
  return [...new Set(picked.map(({ product_id }) => product_id))];
}
