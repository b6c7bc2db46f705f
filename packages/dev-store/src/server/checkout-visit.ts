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

/** Checkout of a request, for the session's cart; started if there is none. */
export interface CheckoutVisit {
  readonly context: PageContext;
  readonly checkout: CheckoutRecord;
  readonly quote: Quote;
}

/** Checkout of a request with the current cart; null if the cart is empty. */
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

/** Distinct validation errors that block a checkout at these steps. */
export function refusalsOf(
  { context }: CheckoutVisit,
  store: StoreContext,
  steps: readonly BuyerJourneyStep[],
): ValidationProblem[] {
  const problems = steps.flatMap((step) => store.runValidations(context.cart, step));
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

/** View model of a checkout, with notices. */
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

/** Validation errors of contact and card. */
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
