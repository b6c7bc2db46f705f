import type { Context } from 'hono';
import { contactProblems } from '../checkout/contact';
import { type Quote, quoteCheckout } from '../checkout/quote';
import type { StoreContext } from '../context/store-context';
import type { BuyerJourneyStep, ValidationProblem } from '../engine/validation-run';
import { NO_CONTACT } from '../orders/contact';
import type { CheckoutRecord } from '../state/sales-records';
import type { CheckoutView } from '../theme/checkout/checkout-view';
import type { PageContext } from '../theme/page';
import { pageContext } from './page-context';

/** A request's checkout: of the cart in the browser's session, begun when there is none yet. */
export interface CheckoutVisit {
  readonly context: PageContext;
  readonly checkout: CheckoutRecord;
  readonly quote: Quote;
}

/** The visit of a request as the cart is now; null when there is nothing to buy. */
export function visitCheckout(c: Context, store: StoreContext): CheckoutVisit | null {
  const context = pageContext(c, store);
  const { cart, customer } = context;
  if (cart.lines.length === 0) return null;
  const { sales } = store.state;
  const known = sales.checkoutOfCart(cart.state.token);
  const checkout = known ?? {
    token: store.random(),
    cartToken: cart.state.token,
    contact: { ...NO_CONTACT, email: customer ?? '' },
    delivery: null,
  };
  if (!known) sales.write({ checkout });
  return { context, checkout, quote: quoteCheckout(cart, store.giftCards, checkout.delivery) };
}

/** Refusals that keep a visit's cart from being bought, at these steps; each sentence once. */
export function refusalsOf(
  { context }: CheckoutVisit,
  store: StoreContext,
  steps: readonly BuyerJourneyStep[],
): ValidationProblem[] {
  const problems = steps.flatMap((step) => store.runValidations(context.cart, step));
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

/** The page of a visit, with what there is to say besides. */
export function viewOf(
  visit: CheckoutVisit,
  store: StoreContext,
  said: Partial<CheckoutView> = {},
): CheckoutView {
  return {
    token: visit.checkout.token,
    quote: visit.quote,
    contact: visit.checkout.contact,
    typed: { card: '', code: '' },
    problems: {},
    refusals: said.refusals ?? refusalsOf(visit, store, ['CHECKOUT_INTERACTION']),
    notice: null,
    ...said,
  };
}

/** Problems of a visit's contact and card that have to be mended. */
export function fieldProblems(
  { checkout, quote, context }: CheckoutVisit,
  cardProblem: string | null,
): CheckoutView['problems'] {
  const { country } = context.market;
  const card = quote.toPay > 0 ? cardProblem : null;
  return {
    ...contactProblems(checkout.contact, { country, isShipped: quote.delivery !== null }),
    ...(card === null ? {} : { card }),
  };
}
