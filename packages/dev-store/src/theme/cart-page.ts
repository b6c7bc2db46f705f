import { hasOnlyDefaultVariant } from '../engine/catalogue';
import type { Market } from '../engine/market';
import type { PricedCart } from '../engine/price-cart';
import type { PricedLine } from '../engine/price-line';
import { type Html, html } from './html';
import { money } from './money';
import type { Page, PageContext } from './page';
import { priceRows } from './summary';

/** The cart page: one form for quantities, note and checkout, as Shopify themes have it; works without JavaScript. */
export function cartPage({ market, cart, error }: PageContext): Page {
  const notice = error ? html`<p class="notice notice--error" role="alert">${error}</p>` : '';
  return {
    title: 'Your cart',
    template: 'cart',
    body: html`
      <section class="section section--first cart">
        <div class="section__head"><h1>Your cart</h1></div>
        ${notice}
        ${cart.lines.length === 0 ? emptyCart() : filledCart(market, cart)}
      </section>`,
  };
}

function emptyCart(): Html {
  return html`
    <div class="empty">
      <p>Your cart is empty.</p>
      <a class="button" href="/collections/all">Continue shopping</a>
    </div>`;
}

function filledCart(market: Market, cart: PricedCart): Html {
  return html`
    <form class="cart__form" action="/cart" method="post">
      <ul class="lines">${cart.lines.map((line, index) => lineRow(market, line, index + 1))}</ul>
      <div class="cart__side">
        <label class="field">
          <span>Order note</span>
          <textarea name="note" rows="3" maxlength="5000">${cart.state.note ?? ''}</textarea>
        </label>
        <label class="field">
          <span>Discount codes, separated by commas</span>
          <input type="text" name="discount" value="${cart.state.codes.join(', ')}" autocomplete="off">
        </label>
        ${cart.codes
          .filter(({ applicable }) => !applicable)
          .map(({ code }) => html`<p class="notice notice--error">${code} cannot be used for this cart.</p>`)}
        ${priceRows(
          market,
          cart,
          html`<div class="sums__total"><dt>Total</dt><dd>${money(market, cart.total)}</dd></div>`,
        )}
        <p class="fine">Shipping is calculated at checkout.</p>
        <div class="cart__actions">
          <button class="button button--plain" type="submit" name="update">Update cart</button>
          <button class="button" type="submit" name="checkout">Check out</button>
        </div>
      </div>
    </form>`;
}

function lineRow(market: Market, line: PricedLine, position: number): Html {
  const { product, variant, state } = line;
  const image = variant.image ?? product.image;
  const shown = Object.entries(state.properties).filter(([name]) => !name.startsWith('_'));
  const options = hasOnlyDefaultVariant(product) ? [] : [variant.title];
  const plan = line.sellingPlan ? [`Every ${line.sellingPlan.name}`] : [];
  return html`
    <li class="line">
      <img class="line__picture" src="${image?.src ?? ''}" alt="" width="160" height="160">
      <div class="line__about">
        <a href="/products/${product.handle}?variant=${variant.id}">${product.title}</a>
        ${[...options, ...plan].map((text) => html`<p class="fine">${text}</p>`)}
        ${shown.map(([name, value]) => html`<p class="fine">${name}: ${value}</p>`)}
        ${line.productShare ? html`<p class="fine fine--off">${line.productShare.application.title}</p>` : ''}
        <div class="line__controls">
          <label>
            <span class="visually-hidden">Quantity of ${product.title}</span>
            <input class="quantity" type="number" name="updates[]" value="${state.quantity}" min="0" inputmode="numeric">
          </label>
          <a class="line__remove" href="/cart/change?line=${position}&quantity=0">Remove<span class="visually-hidden"> ${product.title}</span></a>
        </div>
      </div>
      <p class="line__price">
        ${line.finalPrice < line.originalPrice ? html`<s><span class="visually-hidden">was </span>${money(market, line.originalPrice)}</s>` : ''}
        <span>${money(market, line.finalPrice)}</span>
      </p>
    </li>`;
}
