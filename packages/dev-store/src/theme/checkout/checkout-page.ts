import type { Market } from '../../engine/model/market';
import { type Html, html } from '../html';
import { linkTo } from '../link';
import type { PageContext } from '../page';
import { type CheckoutPage, RETURN_TO_SHOP } from './checkout-layout';
import type { CheckoutView } from './checkout-view';
import { contactFields } from './contact-fields';
import { deliveryOptions } from './delivery-options';
import { orderSummary } from './order-summary';
import { payButton, paymentFields } from './payment-fields';

/** One-page checkout: a single form, whose buttons select the action. */
export function checkoutPage({ market, store }: PageContext, view: CheckoutView): CheckoutPage {
  return {
    title: 'Checkout',
    back: { path: '/cart', label: 'Return to cart' },
    body: html`
      <form class="co" action="${linkTo(market, '/checkout')}" method="post" novalidate data-checkout>
        <button class="visually-hidden" type="submit" name="do" value="enter" tabindex="-1" aria-hidden="true">Continue</button>
        <input type="hidden" name="checkout" value="${view.token}">
        ${orderSummary(market, store.shop.currency, view)}
        <div class="co-main">
          <h1>Checkout</h1>
          <div data-part="messages">${messages(market, view)}</div>
          ${contactFields(market, view)}
          ${deliveryOptions(market, view)}
          ${paymentFields(view)}
          ${payButton(market, view)}
          <p class="visually-hidden" role="status" data-status></p>
        </div>
      </form>`,
  };
}

function messages(market: Market, { refusals, notice }: CheckoutView): Html | '' {
  if (refusals.length === 0 && notice === null) return '';
  return html`
    ${
      refusals.length > 0
        ? html`
          <div class="notice notice--error co-notice" role="alert">
            ${refusals.map(({ message }) => html`<p>${message}</p>`)}
            <a class="button button--plain button--small" href="${linkTo(market, '/cart')}">Return to cart</a>
          </div>`
        : ''
    }
    ${notice === null ? '' : html`<p class="notice co-notice" role="alert">${notice}</p>`}`;
}

/** Checkout page of an empty cart. */
export function emptyCheckoutPage({ market }: PageContext, notice: string | null): CheckoutPage {
  return {
    title: 'Checkout',
    back: RETURN_TO_SHOP,
    body: html`
      <section class="co-message">
        <h1>Your cart is empty</h1>
        ${notice === null ? '' : html`<p class="notice co-notice" role="alert">${notice}</p>`}
        <p>Add something you like, then come back to check out.</p>
        <a class="button" href="${linkTo(market, '/collections/all')}">Continue shopping</a>
      </section>`,
  };
}

/** Page while the status of a payment is unknown. */
export function checkingPage({ market }: PageContext, token: string): CheckoutPage {
  return {
    title: 'Checking your payment',
    back: RETURN_TO_SHOP,
    body: html`
      <section class="co-message">
        <h1>We’re checking your payment</h1>
        <p>Your bank hasn’t answered yet. You won’t be charged twice.</p>
        <form action="${linkTo(market, '/checkout')}" method="post">
          <input type="hidden" name="checkout" value="${token}">
          <button class="button" type="submit" name="do" value="check">Check again</button>
        </form>
      </section>`,
  };
}
