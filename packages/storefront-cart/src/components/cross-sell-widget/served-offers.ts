import type { WidgetDisplay } from '@cartwright/core/storefront/config';
import { signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import { type Offer, recommended } from './offers';
import { askForProducts } from './served-products';

/** Exports of `served-offers.js`, which carts load with a widget whose products our server knows. */
export interface ServedOffersFile {
  readonly servedOffers: typeof servedOffers;
}

const newServed = () => ({
  /** Offers of the last answer, by the widget; null before the first. */
  found: signal<ReadonlyMap<number, readonly Offer[]> | null>(null),
  /** The last question: its widgets, and the products in the cart; empty: it is to be asked again. */
  question: '',
  /** How often was asked, and which time has failed last. */
  times: 0,
  failed: signal(0),
});
type Served = ReturnType<typeof newServed>;

/** Offers of a widget. `again` asks anew; null: nothing has failed. */
export interface ServedOffers {
  readonly offers: readonly Offer[];
  readonly loading: boolean;
  readonly again: (() => void) | null;
}

/**
 * Offers of a widget whose products our server knows. It is asked while the cart is open, once for all such widgets of the
 * cart, and again when other products are in the cart; until it has answered the offers of before stand. Called by the part
 * of cross-sells, in another build.
 *
 * @public
 */
export function servedOffers(
  { id = 0 }: Pick<WidgetDisplay, 'id'>,
  inCart: readonly number[] | null,
  session: CartSession,
  ask = askForProducts,
): ServedOffers {
  const state = session.stateOf('cross_sell_widget of our server', newServed);
  const { found, failed } = state;
  const ids = servedWidgets(session);
  const products = [...new Set(inCart)];
  const question = `${ids}/${[...products].sort((a, b) => a - b)}`;
  const isOpen = session.page.isOpen.value;
  const again = () => {
    state.question = '';
    failed.value = 0;
  };
  // Whoever opens the cart again asks again.
  if (!isOpen && failed.value > 0) state.question = '';
  if (isOpen && inCart && state.question !== question) {
    state.question = question;
    void askServer(++state.times, ids, products, session, state, ask);
  }
  return {
    offers: found.value?.get(id) ?? [],
    loading: isOpen && inCart !== null && found.value === null,
    again: state.times > 0 && failed.value === state.times ? again : null,
  };
}

/** The widgets of the cart whose products our server knows. */
function servedWidgets({ rules }: CartSession): number[] {
  return rules.value.config.components.flatMap((component) => {
    const widget = component.type === 'cross_sell_widget' ? component.settings.widget : null;
    return (widget?.dataSource === 'server' && widget.id) || [];
  });
}

async function askServer(
  time: number,
  ids: readonly number[],
  inCart: readonly number[],
  { page, root }: CartSession,
  state: Served,
  ask: typeof askForProducts,
): Promise<void> {
  const answer = await ask(ids, inCart);
  // The cart has changed meanwhile.
  if (state.times !== time) return;
  if (!answer) {
    state.failed.value = time;
    return;
  }
  page.learn([...answer.values()].flat());
  const before = state.found.value;
  state.found.value = new Map(
    [...answer].map(([id, products]) => [
      id,
      withThoseInCart(recommended(products, root), before?.get(id) ?? [], inCart),
    ]),
  );
}

/** New offers, among which those of before that are in the cart now stay where they stood: one may have been added from here. */
export function withThoseInCart(
  fresh: readonly Offer[],
  before: readonly Offer[],
  inCart: readonly number[],
): Offer[] {
  const offers = fresh.filter(({ productId }) => !inCart.includes(productId));
  for (const [at, offer] of before.entries()) {
    if (inCart.includes(offer.productId)) offers.splice(at, 0, offer);
  }
  return offers;
}
