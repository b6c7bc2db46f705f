import { hasOnlyDefaultVariant } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import type { PricedCart } from '../engine/price-cart';
import type { PricedLine } from '../engine/price-line';
import { type Html, html, raw } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import { money } from './money';
import type { Page, PageContext } from './page';
import { priceRows } from './summary';

/** Cart page: one form for quantities, note, codes and checkout, as in Shopify's themes; works without JavaScript. */
export function cartPage(context: PageContext): Page {
  return {
    title: messagesOf(context.market).yourCart,
    template: 'cart',
    section: 'cart-apps',
    body: (
      appBlocks,
    ) => html`<div id="shopify-section-main-cart" class="shopify-section">${cartSection(context)}</div>
      <div id="shopify-section-cart-apps" class="shopify-section">${appBlocks}</div>`,
  };
}

/** Section of the cart page that is re-rendered on changes. */
export function cartSection({ market, cart, error }: PageContext): Html {
  return html`
    <section class="section section--first cart" data-cart-page>
      <div class="section__head"><h1>${messagesOf(market).yourCart}</h1></div>
      <p class="notice notice--error" role="alert" data-cart-error dir="auto" ${error ? '' : raw('hidden')}>${error ?? ''}</p>
      ${cart.lines.length === 0 ? emptyCart(market) : filledCart(market, cart)}
    </section>`;
}

function emptyCart(market: Market): Html {
  const messages = messagesOf(market);
  return html`
    <div class="empty">
      <p>${messages.emptyCart}</p>
      <a class="button" href="${linkTo(market, '/collections/all')}">${messages.continueShopping}</a>
    </div>`;
}

function filledCart(market: Market, cart: PricedCart): Html {
  const messages = messagesOf(market);
  return html`
    <form class="cart__form" action="${linkTo(market, '/cart')}" method="post" data-cart-form>
      <ul class="lines">${cart.lines.map((line) => lineRow(market, line))}</ul>
      <div class="cart__side">
        <label class="field">
          <span>${messages.orderNote}</span>
          <textarea name="note" rows="3" maxlength="5000">${cart.state.note ?? ''}</textarea>
        </label>
        <label class="field">
          <span>${messages.discountCodes}</span>
          <input type="text" name="discount" value="${cart.state.codes.join(', ')}" autocomplete="off">
        </label>
        ${cart.codes
          .filter(({ applicable }) => !applicable)
          .map(({ code }) => html`<p class="notice notice--error">${messages.codeUnusable(code)}</p>`)}
        ${priceRows(
          market,
          cart,
          html`<div class="sums__total"><dt>${messages.total}</dt><dd>${money(market, cart.total)}</dd></div>`,
          messages,
        )}
        <p class="fine">${messages.shippingLater}</p>
        <div class="cart__actions">
          <button class="button button--plain" type="submit" name="update">${messages.updateCart}</button>
          <button class="button" type="submit" name="checkout">${messages.checkOut}</button>
        </div>
      </div>
    </form>`;
}

function lineRow(market: Market, line: PricedLine): Html {
  const { product, variant, state, key } = line;
  const messages = messagesOf(market);
  const image = variant.image ?? product.image;
  const shown = Object.entries(state.properties).filter(([name]) => !name.startsWith('_'));
  const options = hasOnlyDefaultVariant(product) ? [] : [variant.title];
  const plan = line.sellingPlan ? [messages.every(line.sellingPlan.name)] : [];
  const removal = `${linkTo(market, '/cart/change')}?id=${encodeURIComponent(key)}&quantity=0`;
  return html`
    <li class="line" data-line="${key}">
      <img class="line__picture" src="${image?.src ?? ''}" alt="" width="160" height="160">
      <div class="line__about">
        <a href="${linkTo(market, `/products/${product.handle}`)}?variant=${variant.id}" dir="auto">${product.title}</a>
        ${[...options, ...plan].map((text) => html`<p class="fine" dir="auto">${text}</p>`)}
        ${shown.map(([name, value]) => html`<p class="fine" dir="auto">${name}: ${String(value)}</p>`)}
        ${line.productShare ? html`<p class="fine fine--off" dir="auto">${line.productShare.application.title}</p>` : ''}
        <div class="line__controls">
          <label>
            <span class="visually-hidden">${messages.quantityOf(product.title)}</span>
            <input class="quantity" type="number" name="updates[${key}]" value="${state.quantity}" min="0" inputmode="numeric">
          </label>
          <a class="line__remove" href="${removal}" data-remove>${messages.remove}<span class="visually-hidden">${messages.about(product.title)}</span></a>
        </div>
      </div>
      <p class="line__price">
        ${line.finalPrice < line.originalPrice ? html`<s><span class="visually-hidden">${messages.script.was}</span>${money(market, line.originalPrice)}</s>` : ''}
        <span>${money(market, line.finalPrice)}</span>
      </p>
    </li>`;
}
