import { imagesOf, isAvailable, type Product, sellingPlansOf, type Variant } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { unitPriceOf } from '../engine/price-line';
import { recommendedProducts } from '../engine/recommendations';
import { buyForm } from './buy-form';
import { type Html, html, raw, safeJson } from './html';
import { messagesOf } from './locales/messages-of';
import { money } from './money';
import { optionPickers } from './option-pickers';
import type { Page, PageContext } from './page';
import { productCard } from './product-card';
import { safeHtml } from './safe-html';
import { stockNote } from './stock-note';

/** Product page with a form that posts to `/cart/add`, with or without JavaScript. `chosen`: variant of the URL. */
export function productPage(context: PageContext, product: Product, chosen: Variant | undefined): Page {
  const { market, index, error } = context;
  const messages = messagesOf(market);
  const variant =
    chosen ?? product.variants.find((each) => isAvailable(product, each)) ?? product.variants[0];
  const related = recommendedProducts(index, product, 'related').slice(0, 4);
  return {
    title: product.title,
    template: 'product',
    product,
    section: 'main-product',
    body: (appBlocks) => html`
      <article class="product" data-product>
        ${gallery(product, variant)}
        <div class="product__about">
          <p class="eyebrow" dir="auto">${product.vendor}</p>
          <h1 class="${product.title.length > 60 ? 'product__title--long' : ''}" dir="auto">${product.title}</h1>
          ${variant ? priceBlock(market, variant) : ''}
          ${error ? html`<p class="notice notice--error" role="alert" dir="auto">${error}</p>` : ''}
          ${variant ? optionPickers(market, product, variant) : ''}
          ${variant ? buyForm(market, product, variant) : ''}
          ${appBlocks}
          <div class="product__description">
            <h2 class="visually-hidden">${messages.description}</h2>
            <div dir="auto">${safeHtml(product.descriptionHtml)}</div>
          </div>
        </div>
        <script type="application/json" data-product-json>${raw(safeJson(productDetails(market, product)))}</script>
      </article>
      ${
        related.length > 0
          ? html`
            <section class="section" aria-labelledby="related-title">
              <div class="section__head"><h2 id="related-title">${messages.related}</h2></div>
              <ul class="grid">${related.map((each) => productCard(market, each, 3))}</ul>
            </section>`
          : ''
      }`,
  };
}

function gallery(product: Product, variant: Variant | undefined): Html {
  const images = imagesOf(product);
  const first = variant?.image ?? images[0];
  const others = images.filter(({ src }) => src !== first?.src);
  if (!first) return html`<div></div>`;
  return html`
    <div class="gallery">
      <img class="gallery__first" src="${first.src}" alt="${first.alt}" width="1000" height="1000" data-product-image>
      ${
        others.length > 0
          ? html`<ul class="gallery__others">${others.map(
              ({ src, alt }) =>
                html`<li><img src="${src}" alt="${alt}" width="500" height="500" loading="lazy"></li>`,
            )}</ul>`
          : ''
      }
    </div>`;
}

function priceBlock(market: Market, { price, compareAtPrice }: Variant): Html {
  return html`<p class="price" data-price>${money(market, price)}${
    compareAtPrice !== null && compareAtPrice > price
      ? html` <s><span class="visually-hidden">${messagesOf(market).script.was}</span>${money(market, compareAtPrice)}</s>`
      : ''
  }</p>`;
}

/** Variant data for the theme's script, with formatted texts. */
function productDetails(market: Market, product: Product) {
  const plans = sellingPlansOf(product);
  return {
    options: product.options.map(({ name }) => name),
    variants: product.variants.map((variant) => {
      const { id, options, price, compareAtPrice, image } = variant;
      const available = isAvailable(product, variant);
      return {
        id,
        options,
        available,
        price: money(market, price),
        before: compareAtPrice !== null && compareAtPrice > price ? money(market, compareAtPrice) : null,
        stock: stockNote(messagesOf(market), variant.stock, available),
        image: image && { src: image.src, alt: image.alt },
        plans: {
          '': money(market, price),
          ...Object.fromEntries(
            plans.map((plan) => [plan.id, money(market, unitPriceOf(variant, plan, market.currency))]),
          ),
        },
      };
    }),
  };
}
