import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { type LineState, lineIdentity } from './model/cart-state';
import { hasOnlyDefaultVariant, lineTitle } from './model/catalogue';
import type { PricedCart } from './price-cart';
import { lineUrl, type PricedLine } from './price-line';

/** Added units by variant, in the response of `update.js`. Source: fixtures of public clients. */
export function itemsChangelog(before: PricedCart, after: PricedCart) {
  const added = differences(after, before).map(({ line, units }) => ({
    variant_id: line.state.variantId,
    quantity: units,
  }));
  return { items_changelog: { added } };
}

/** Added and removed items, in the response of `change.js`. Source: schemas of public clients. */
export function itemsAddedAndRemoved(before: PricedCart, after: PricedCart) {
  return {
    items_added: differences(after, before).map(({ line, units }) => changedItem(line, units, after)),
    items_removed: differences(before, after).map(({ line, units }) => changedItem(line, units, before)),
  };
}

/** Lines with more units in `cart` than in `other`, and the difference. Parts of a split line count as one. */
function differences(cart: PricedCart, other: PricedCart): { line: PricedLine; units: number }[] {
  const unitsBefore = unitsByLine(other.state.lines);
  return [...unitsByLine(cart.state.lines)].flatMap(([identity, units]) => {
    const line = cart.lines.find(({ state }) => lineIdentity(state) === identity);
    const more = units - (unitsBefore.get(identity) ?? 0);
    return line && more > 0 ? [{ line, units: more }] : [];
  });
}

function unitsByLine(lines: readonly LineState[]): Map<string, number> {
  return new Map(lines.map((line) => [lineIdentity(line), line.quantity]));
}

function changedItem(line: PricedLine, units: number, cart: PricedCart) {
  const { product, variant } = line;
  const variantTitle = hasOnlyDefaultVariant(product) ? null : variant.title;
  return {
    product_id: product.id,
    variant_id: variant.id,
    id: String(variant.id),
    image: (variant.image ?? product.image)?.src ?? null,
    price: subunitsToMajor(line.unitPrice),
    presentment_price: line.unitPrice / 100,
    quantity: units,
    title: lineTitle(product, variant),
    product_title: product.title,
    variant_title: variantTitle,
    vendor: product.vendor,
    product_type: product.productType,
    sku: variant.sku,
    url: lineUrl(line, cart.market),
    untranslated_product_title: product.untranslatedTitle ?? product.title,
    untranslated_variant_title: variantTitle && (variant.untranslatedTitle ?? variantTitle),
    view_key: line.key,
  };
}
