import {
  hasOnlyDefaultVariant,
  isAvailable,
  type Product,
  type Stock,
  type Variant,
} from '../engine/catalogue';
import type { Market } from '../engine/market';
import { plainText } from '../engine/plain-text';
import { productJs } from '../engine/product-json';
import { type Html, html, raw, safeJson } from './html';
import { money } from './money';
import type { Page, PageContext } from './page';

const FEW_LEFT = 5;

/** A product with a form that posts to `/cart/add`, with or without JavaScript. `chosen` is the variant of the address. */
export function productPage(
  { market, error }: PageContext,
  product: Product,
  chosen: Variant | undefined,
): Page {
  const variant =
    chosen ?? product.variants.find((each) => isAvailable(product, each)) ?? product.variants[0];
  const image = variant?.image ?? product.image;
  return {
    title: product.title,
    template: 'product',
    product,
    body: html`
      <article class="product">
        <div class="product__picture">
          <img src="${image?.src ?? ''}" alt="${image?.alt ?? ''}" width="1000" height="1000" data-product-image>
        </div>
        <div class="product__about">
          <p class="eyebrow">${product.vendor}</p>
          <h1>${product.title}</h1>
          ${variant ? priceBlock(market, variant) : ''}
          ${error ? html`<p class="notice notice--error" role="alert">${error}</p>` : ''}
          ${variant ? buyForm(market, product, variant) : ''}
          <div class="product__description"><p>${plainText(product.descriptionHtml)}</p></div>
        </div>
      </article>
      <script type="application/json" data-product-json>${raw(safeJson(productDetails(market, product)))}</script>`,
  };
}

function priceBlock(market: Market, variant: Variant): Html {
  const compareAt = variant.compareAtPrice;
  return html`<p class="price" data-price>${money(market, variant.price)}${
    compareAt !== null && compareAt > variant.price
      ? html` <s><span class="visually-hidden">was </span>${money(market, compareAt)}</s>`
      : ''
  }</p>`;
}

function buyForm(market: Market, product: Product, variant: Variant): Html {
  const available = isAvailable(product, variant);
  const anyAvailable = product.variants.some((each) => isAvailable(product, each));
  return html`
    <form class="buy" action="/cart/add" method="post" enctype="multipart/form-data" data-product-form>
      ${
        hasOnlyDefaultVariant(product)
          ? html`<input type="hidden" name="id" value="${variant.id}">`
          : html`
            <label class="field">
              <span>${product.options.map(({ name }) => name).join(' / ')}</span>
              <select name="id" data-variant-select>
                ${product.variants.map((each) => variantOption(market, product, each, each === variant))}
              </select>
            </label>`
      }
      ${product.sellingPlanGroups.map(
        (group) => html`
          <label class="field">
            <span>${group.name}</span>
            <select name="selling_plan">
              ${product.requiresSellingPlan ? '' : html`<option value="">One-time purchase</option>`}
              ${group.plans.map(
                (plan) =>
                  html`<option value="${plan.id}">Every ${plan.name}, ${plan.percentOff}% off</option>`,
              )}
            </select>
          </label>`,
      )}
      <div class="buy__row">
        <label class="field field--quantity">
          <span>Quantity</span>
          <input type="number" name="quantity" value="1" min="1" max="999" inputmode="numeric">
        </label>
        <button class="button" type="submit" name="add" data-add ${anyAvailable ? '' : raw('disabled')}>${
          anyAvailable ? 'Add to cart' : 'Sold out'
        }</button>
      </div>
      <p class="stock" data-stock>${stockNote(variant.stock, available)}</p>
    </form>`;
}

function variantOption(market: Market, product: Product, variant: Variant, selected: boolean): Html {
  const available = isAvailable(product, variant);
  const varies = new Set(product.variants.map(({ price }) => price)).size > 1;
  const price = varies ? `, ${money(market, variant.price)}` : '';
  return html`<option value="${variant.id}" ${selected ? raw('selected') : ''}>${
    variant.title
  }${price}${available ? '' : ' (sold out)'}</option>`;
}

function stockNote(stock: Stock, available: boolean): string {
  if (!available) return 'Sold out. More is being made.';
  if (stock.tracked && stock.policy === 'deny' && stock.quantity <= FEW_LEFT) {
    return `Only ${stock.quantity} left.`;
  }
  return 'In stock. Sent within two days.';
}

/** What the theme's script needs to follow the choice of a variant; texts are ready, so that it formats nothing. */
function productDetails(market: Market, product: Product) {
  return {
    ...productJs(product, market),
    variants: productJs(product, market).variants.map((details, index) => {
      const variant = product.variants[index];
      if (!variant) return details;
      const available = isAvailable(product, variant);
      return {
        ...details,
        price_text: money(market, variant.price),
        compare_at_text:
          variant.compareAtPrice !== null && variant.compareAtPrice > variant.price
            ? money(market, variant.compareAtPrice)
            : null,
        stock_text: stockNote(variant.stock, available),
      };
    }),
  };
}
