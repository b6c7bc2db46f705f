import { TEST_CARDS } from '../../checkout/gateway';
import type { Market } from '../../engine/model/market';
import { type Html, html, raw } from '../html';
import { money } from '../money';
import type { CheckoutView } from './checkout-view';
import { textField } from './text-field';

/** Card field, unless gift cards cover the total. */
export function paymentFields(view: CheckoutView): Html {
  return html`
    <section class="co-part" aria-labelledby="payment-title" data-part="payment">
      <h2 id="payment-title">Payment</h2>
      ${view.quote.toPay === 0 ? html`<p>There’s nothing left to pay. No card needed.</p>` : cardField(view)}
    </section>`;
}

function cardField(view: CheckoutView): Html {
  return html`
    ${textField(view, 'card', {
      label: 'Card number',
      value: view.typed.card,
      autocomplete: 'off',
      inputMode: 'numeric',
      hint: 'test-cards',
    })}
    <div class="co-cards" id="test-cards">
      <p>This is a local store: no real card is charged. Use a test card.</p>
      <ul>${Object.entries(TEST_CARDS).map(([number, does]) => html`<li><strong>${number}</strong> ${does}</li>`)}</ul>
    </div>`;
}

/** Pay button with the quote's fingerprint, so that nothing else is charged. */
export function payButton(market: Market, { quote, refusals }: CheckoutView): Html {
  const label = quote.toPay === 0 ? 'Place order' : 'Pay now';
  return html`
    <div class="co-pay" data-part="pay">
      <input type="hidden" name="shown" value="${quote.fingerprint}">
      <button class="button" type="submit" name="do" value="pay" data-pay${refusals.length > 0 ? raw(' disabled') : ''}>${label} <span class="co-pay__amount">${money(market, quote.toPay)}</span></button>
    </div>`;
}
