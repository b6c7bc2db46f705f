import { type Context, Hono } from 'hono';
import { readContact } from '../checkout/contact';
import { draftOrder } from '../checkout/draft-order';
import { enterCode, withoutCode, withoutGiftCard } from '../checkout/enter-code';
import { isTestCard } from '../checkout/gateway';
import type { PaymentOutcome } from '../checkout/payments';
import type { StoreContext } from '../context/store-context';
import type { CartState } from '../engine/model/cart-state';
import type { Body } from '../engine/model/request-body';
import { priceCart } from '../engine/price-cart';
import type { Order } from '../orders/order';
import { type CheckoutPage, checkoutLayout } from '../theme/checkout/checkout-layout';
import { checkingPage, checkoutPage, emptyCheckoutPage } from '../theme/checkout/checkout-page';
import type { CheckoutView } from '../theme/checkout/checkout-view';
import { thankYouPage } from '../theme/checkout/thank-you-page';
import { money } from '../theme/money';
import { notFoundPage } from '../theme/not-found-page';
import { cartEnvironment } from './cart-environment';
import { type CheckoutVisit, fieldProblems, refusalsOf, viewOf, visitCheckout } from './checkout-visit';
import { fromOwnPagesOnly, notForFrames } from './own-origin';
import { pageContext } from './page-context';
import { readBody } from './read-body';
import { changeSessionCart, sessionCart } from './session';
import type { ShowPage } from './show-page';

const NOT_CHARGED = 'Your card wasn’t charged. You can pay again.';

/** Routes of the checkout, a single form at one URL, and of the resulting order's page. */
export function checkoutRoutes(store: StoreContext, showPage: ShowPage): Hono {
  const app = new Hono();
  const { payments, state } = store;
  const { sales } = state;

  const show = (c: Context, page: CheckoutPage, status: 200 | 422 = 200) => {
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(checkoutLayout(pageContext(c, store), page), status);
  };
  const showCheckout = (c: Context, visit: CheckoutVisit | null, said: Partial<CheckoutView> = {}) => {
    if (!visit) return show(c, emptyCheckoutPage(pageContext(c, store), said.notice ?? null));
    const view = viewOf(visit, store, said);
    const isRefused = Object.keys(view.problems).length > 0 || view.refusals.length > 0;
    return show(c, checkoutPage(visit.context, view), isRefused && c.req.method === 'POST' ? 422 : 200);
  };
  /**
   * Replaces the purchased cart in the session, unless the shopper has another one by now, even under the same token.
   */
  const leaveBoughtCart = (c: Context, order: Order) => {
    const { token, lines } = sessionCart(c, store);
    if (token === order.cartToken && lines.length === 0) changeSessionCart(c, order.nextCartToken);
  };
  /** Redirects to the order's page, with a new cart. */
  const thank = (c: Context, order: Order) => {
    leaveBoughtCart(c, order);
    return c.redirect(`${order.market.root}checkouts/${order.checkoutToken}/thank-you`, 303);
  };
  /** Page after a payment, or after its status was looked up. */
  const conclude = (c: Context, outcome: PaymentOutcome, token: string, typed = { card: '', code: '' }) => {
    switch (outcome.kind) {
      case 'ordered':
        return thank(c, outcome.order);
      case 'checking':
        return show(c, checkingPage(pageContext(c, store), token));
      case 'not_charged':
        return showCheckout(c, visitCheckout(c, store), { notice: NOT_CHARGED });
      case 'declined': {
        const problems = { card: 'Your card was declined. Use another card.' };
        return showCheckout(c, visitCheckout(c, store), { problems, typed });
      }
      default:
        return outcome satisfies never;
    }
  };
  const changeCart = (next: CartState) => state.putCart(next);

  /** Saves the typed fields; the rest of the form concerns this request only. */
  const keep = (c: Context, body: Body): CheckoutVisit | null => {
    const visit = visitCheckout(c, store);
    if (!visit) return null;
    const contact = readContact(body, visit.checkout.contact);
    const offered = visit.context.cart.delivery.find(({ handle }) => handle === body.delivery);
    const delivery = offered?.handle ?? visit.checkout.delivery;
    sales.write({ checkout: { ...visit.checkout, contact, delivery } });
    return visitCheckout(c, store);
  };

  /** Adds a typed code to the cart; returns the reason if it can't. */
  const enter = (c: Context, { context }: CheckoutVisit, code: string): string | null => {
    const { index, market, runDiscounts } = cartEnvironment(c, store);
    const price = (next: CartState) => priceCart(next, index, market, runDiscounts);
    const entered = enterCode(code, context.cart, { giftCards: store.giftCards, index, price });
    if (!entered.ok) return entered.message;
    changeCart(entered.state);
    return null;
  };

  const pay = async (c: Context, visit: CheckoutVisit, body: Body, typed: CheckoutView['typed']) => {
    const { quote, checkout, context } = visit;
    const refusals = refusalsOf(visit, store, ['CHECKOUT_INTERACTION', 'CHECKOUT_COMPLETION']);
    const problems = fieldProblems(visit, cardProblem(typed.card));
    if (Object.keys(problems).length > 0 || refusals.length > 0) {
      return showCheckout(c, visit, { problems, refusals, typed });
    }
    if (body.shown !== quote.fingerprint) {
      const notice = `Your order has changed. The total is now ${money(context.market, quote.toPay)}. Check it, then pay.`;
      return showCheckout(c, visit, { notice, typed });
    }
    const { shop } = store;
    const order = draftOrder(quote, {
      contact: checkout.contact,
      card: typed.card,
      shopCurrency: shop.currency,
    });
    return conclude(c, await payments.pay(checkout, order, typed.card), checkout.token, typed);
  };

  app.get('/checkout', async (c) => {
    const { token } = sessionCart(c, store);
    const checkout = sales.checkoutOfCart(token);
    if (checkout?.attempt) return conclude(c, await payments.settle(checkout.token), checkout.token);
    const visit = visitCheckout(c, store);
    // The response with the browser's new cart may have been lost.
    const order = visit ? undefined : sales.orderOfCart(token);
    return order ? thank(c, order) : showCheckout(c, visit);
  });

  app.post('/checkout', fromOwnPagesOnly, async (c) => {
    const body = (await readBody(c)) ?? {};
    const posted = typeof body.checkout === 'string' ? body.checkout : '';
    const order = sales.orderOfCheckout(posted);
    if (order) return thank(c, order);
    const token = sales.checkout(posted)?.attempt ? posted : openAttempt(c, store);
    if (token !== undefined) return conclude(c, await payments.settle(token), token);
    const visit = keep(c, body);
    if (!visit) return showCheckout(c, null);
    const typed = { card: textOf(body.card), code: textOf(body.code) };
    const removed = withoutRemoved(visit.context.cart.state, body);
    if (removed) {
      changeCart(removed);
      return c.redirect(visit.context.path, 303);
    }
    const isPaying = body.do === 'pay' || (body.do === 'enter' && typed.code === '');
    if (typed.code !== '') {
      const problem = enter(c, visit, typed.code);
      if (problem !== null) return showCheckout(c, visit, { problems: { code: problem }, typed });
      const now = visitCheckout(c, store);
      // Shows the effect of a code before it is paid.
      return isPaying && now
        ? pay(c, now, body, { ...typed, code: '' })
        : c.redirect(visit.context.path, 303);
    }
    if (isPaying) return pay(c, visit, body, typed);
    return c.redirect(visit.context.path, 303);
  });

  app.get('/checkouts/:token/thank-you', (c) => {
    const order = sales.orderOfCheckout(c.req.param('token'));
    if (!order) return showPage(c, notFoundPage, 404);
    leaveBoughtCart(c, order);
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(checkoutLayout({ ...pageContext(c, store), market: order.market }, thankYouPage(order)));
  });
  return app;
}

/** Checkout of the session with a payment of unknown status. */
function openAttempt(c: Context, store: StoreContext): string | undefined {
  const checkout = store.state.sales.checkoutOfCart(sessionCart(c, store).token);
  return checkout?.attempt ? checkout.token : undefined;
}

/** Cart without the code or gift card whose remove button was pressed; null for other buttons. */
function withoutRemoved(state: CartState, body: Body): CartState | null {
  if (typeof body.remove_code === 'string') return withoutCode(state, body.remove_code);
  if (typeof body.remove_gift_card === 'string') return withoutGiftCard(state, body.remove_gift_card);
  return null;
}

function cardProblem(card: string): string | null {
  if (card === '') return 'Enter a card number.';
  return isTestCard(card) ? null : 'Use one of the test cards below: 1, 2, 3 or 4.';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : '';
}
