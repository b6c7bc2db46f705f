import type { RequestedFacts } from '@cartwright/core/data-sources/cart-facts';
import type { WidgetDisplay } from '@cartwright/core/storefront/config';
import { signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import { cartFactsQuery, requestedOnPage } from './cart-facts-query';
import { type Offer, recommended } from './offers';
import { askForProducts } from './served-products';

/** Exports of `served-offers.js`, loaded by carts with a widget whose products come from our server. */
export interface ServedOffersFile {
  readonly servedOffers: typeof servedOffers;
}

const newServed = () => ({
  /** Offers of the last response, by widget; null before the first. */
  found: signal<ReadonlyMap<number, readonly Offer[]> | null>(null),
  /** Requested cart facts, cached by widget ids. */
  asked: { ids: '', facts: {} as RequestedFacts },
  /** Key of the last request: widgets, products in the cart, requested facts; empty to force a new request. */
  question: '',
  /** Request counter, and the last request that failed. */
  times: 0,
  failed: signal(0),
});
type Served = ReturnType<typeof newServed>;

/** Offers of a widget. `again` retries; null if nothing failed, or the failure stays silent. */
export interface ServedOffers {
  readonly offers: readonly Offer[];
  readonly loading: boolean;
  readonly again: (() => void) | null;
}

/**
 * Offers of a widget whose products our server knows. It is asked while the cart is open, once for all such widgets of the
 * cart, and again when other products are in the cart, or a rule may hold otherwise; until it has answered the offers of
 * before stand. Null where it hasn't answered, and nothing has come before. Called by the part of cross-sells, in another build.
 *
 * @public
 */
export function servedOffers(
  { id = 0 }: Pick<WidgetDisplay, 'id'>,
  inCart: readonly number[] | null,
  session: CartSession,
  ask = askForProducts,
  askedOf = requestedOnPage,
): ServedOffers | null {
  const state = session.stateOf('cross_sell_widget of our server', newServed);
  const { found, failed } = state;
  const ids = servedWidgets(session);
  const products = [...new Set(inCart)];
  const isOpen = session.page.isOpen.value;
  if (isOpen && state.asked.ids !== `${ids}`) state.asked = { ids: `${ids}`, facts: askedOf(ids) };
  const facts = cartFactsQuery(state.asked.facts, session);
  const question = `${ids}/${[...products].sort((a, b) => a - b)}/${new URLSearchParams(facts)}`;
  // Reopening the cart retries after a failure.
  if (!isOpen && failed.value > 0) state.question = '';
  if (isOpen && inCart && state.question !== question) {
    state.question = question;
    void askServer(++state.times, { ids, inCart: products, facts }, session, state, ask);
  }
  if (!found.value && failed.value > 0) return null;
  const loading = isOpen && inCart !== null && found.value === null;
  return { offers: found.value?.get(id) ?? [], loading, again: null };
}

/** Widgets of the cart with products from our server. */
function servedWidgets({ rules }: CartSession): number[] {
  return rules.value.config.components.flatMap((component) => {
    const widget = component.type === 'cross_sell_widget' ? component.settings.widget : null;
    return (widget?.dataSource === 'server' && widget.id) || [];
  });
}

async function askServer(
  time: number,
  {
    ids,
    inCart,
    facts,
  }: { ids: readonly number[]; inCart: readonly number[]; facts: Record<string, string> },
  { page, root }: CartSession,
  state: Served,
  ask: typeof askForProducts,
): Promise<void> {
  const response = await ask(ids, inCart, facts);
  // Superseded by a newer request.
  if (state.times !== time) return;
  if (!response) {
    state.failed.value = time;
    return;
  }
  page.learn([...response.values()].flat());
  state.found.value = new Map([...response].map(([id, products]) => [id, recommended(products, root)]));
}
