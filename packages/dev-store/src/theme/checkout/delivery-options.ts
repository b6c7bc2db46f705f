import type { Market } from '../../engine/model/market';
import type { PricedDelivery } from '../../engine/price-cart';
import { type Html, html, raw } from '../html';
import type { CheckoutView } from './checkout-view';
import { priceAfterDiscount } from './price-after-discount';

/** Delivery options with discounted prices; empty if nothing is shipped. */
export function deliveryOptions(market: Market, { quote }: CheckoutView): Html {
  const { cart, delivery } = quote;
  return html`
    <div data-part="delivery">
      ${
        delivery
          ? html`
            <fieldset class="co-part co-choices">
              <legend><h2>Delivery method</h2></legend>
              <div class="co-options">
                ${cart.delivery.map((option) => choice(market, option, option.handle === delivery.handle))}
              </div>
              <button class="button button--plain button--small without-script" type="submit" name="do" value="update">Update total</button>
            </fieldset>`
          : ''
      }
    </div>`;
}

function choice(market: Market, option: PricedDelivery, isChosen: boolean): Html {
  const { handle, title, share, originalPrice, finalPrice } = option;
  return html`
    <label class="co-option">
      <input type="radio" name="delivery" value="${handle}" id="delivery-${handle}"${isChosen ? raw(' checked') : ''}>
      <span class="co-option__title" dir="auto">${title}${share ? html`<span class="fine fine--off" dir="auto">${share.application.title}</span>` : ''}</span>
      <span class="co-option__price">${priceAfterDiscount(market, originalPrice, finalPrice)}</span>
    </label>`;
}
