import { isGiftLine } from '@cartwright/core/rewards/cart';
import { productsForFree } from '@cartwright/core/rewards/products-for-free';
import type { WidgetDisplay } from '@cartwright/core/storefront/config';
import { crossSellProperties } from '@cartwright/core/widgets/line-properties';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { CrossSellWidget } from '@cartwright/ui/cart/cross-sell-widget/cross-sell-widget';
import css from '@cartwright/ui/cart/cross-sell-widget/cross-sell-widget.css';
import type { OfferCardProps } from '@cartwright/ui/cart/cross-sell-widget/offer-card';
import shared from '@cartwright/ui/cart/frame/parts.css';
import { signal } from '@preact/signals';
import type { Part, PartProps } from '../../parts/part';
import type { CartSession } from '../../session/session';
import type { StoreLine } from '../../state/ports/store-cart';
import { CROSS_SELL_MESSAGES } from './cross-sell-messages';
import { type AddedOffer, handPicked, linkOf, type Offer, recommended, shownOffers } from './offers';
import { type RecommendedProduct, readRecommendations } from './recommendations';
import type { ServedOffers, ServedOffersFile } from './served-offers';

/** Seed limit: Shopify recommends for one product per request. */
const MAX_SEEDS = 3;

const newState = () => ({
  /** Selected variants, by product. */
  picked: signal<ReadonlyMap<number, number>>(new Map()),
  /** Offers added from this widget since the cart was opened, latest first. */
  added: [] as readonly AddedOffer[],
  errors: signal<ReadonlyMap<number, string>>(new Map()),
  /** Store recommendations by product; null after a failure. */
  found: signal<ReadonlyMap<number, readonly RecommendedProduct[] | null>>(new Map()),
  asked: new Set<number>(),
  /** File with our server's offers; null if it failed to load, undefined while pending. */
  served: signal<ServedOffersFile | null | undefined>(undefined),
  isLoading: false,
});
type State = ReturnType<typeof newState>;

function CrossSellPart({ component, session }: PartProps<'cross_sell_widget'>) {
  const { widget } = component.settings;
  const cart = session.cartStore.view.value?.cart;
  if (!widget || !cart) return null;
  const state = session.stateOf(`cross_sell_widget ${component.id}`, newState);
  const messages = session.messages('cross_sell_widget', CROSS_SELL_MESSAGES);
  const bought = cart.lines.filter(isBought);
  if (!session.page.isOpen.value) state.added = [];
  const { offers, loading, again } = offersOf(widget, session, state);
  const inCart = new Set(bought.map(({ productId }) => productId));
  const shown = shownOffers(offers, widget, inCart, state.added, productsForFree(session.gifts.value));
  if (shown.length === 0 && !loading && !again) return null;

  const variantsInCart = new Set(bought.map(({ variantId }) => variantId));
  const frame = {
    id: component.id,
    title: widget.title,
    label: messages.label,
    arrangement: component.anchor === 'crossSells' ? 'column' : 'row',
  } as const;
  if (shown.length > 0) {
    const card = (offer: Offer, at: number) =>
      offerCard({ offer, at }, widget, variantsInCart, session, state);
    return <CrossSellWidget {...frame} content={{ kind: 'offers', offers: shown.map(card) }} />;
  }
  if (!again) {
    const count = Math.min(widget.limit, 3);
    return <CrossSellWidget {...frame} content={{ kind: 'loading', count, text: messages.loading }} />;
  }
  return (
    <CrossSellWidget
      {...frame}
      content={{ kind: 'failed', text: messages.failed, again: messages.again, onAgain: again }}
    />
  );
}

const isBought = (line: StoreLine) => !isGiftLine(line);

/** Offers of a widget, by its data source. */
function offersOf(widget: WidgetDisplay, session: CartSession, state: State): ServedOffers {
  const rules = session.rules.value;
  if (widget.dataSource === 'hand_picked') {
    return { offers: handPicked(widget, rules, session.root), loading: false, again: null };
  }
  const { preview } = session.page;
  if (preview) {
    const { products, status } = preview.offered(widget);
    return { offers: recommended(products, session.root), loading: status === 'loading', again: null };
  }
  // Newest first. Lines the store hasn't confirmed may lack a product.
  const lines = session.cartStore.truth.value?.lines.filter(isBought);
  const inCart = lines?.map(({ productId }) => productId) ?? null;
  const isServed = widget.dataSource === 'server';
  const found = isServed ? served(widget, inCart, session, state) : null;
  if (found) return found;
  const seeds = [...new Set(inCart)].slice(0, MAX_SEEDS);
  if (session.page.isOpen.value) void ask(seeds, widget, session, state);
  const answers = seeds.map((seed) => state.found.value.get(seed));
  const failed = seeds.filter((seed) => state.found.value.get(seed) === null);
  const again = () => {
    for (const seed of failed) state.asked.delete(seed);
    state.found.value = new Map([...state.found.value].filter(([, products]) => products));
  };
  const loading = answers.includes(undefined);
  return {
    offers: recommended(inTurns(answers.map((products) => products ?? [])), session.root),
    loading,
    // As a fallback for our server's offers, a failure stays silent.
    again: failed.length > 0 && !loading && !isServed ? again : null,
  };
}

/** Offers from our server, by a file that only carts with such widgets load; null if unavailable. */
function served(
  widget: WidgetDisplay,
  inCart: readonly number[] | null,
  session: CartSession,
  state: State,
): ServedOffers | null {
  const file = state.served.value;
  if (file === null) return null;
  if (file) return file.servedOffers(widget, inCart, session);
  const load = async () => {
    state.isLoading = true;
    state.served.value = await loadFile<ServedOffersFile>('served-offers');
    state.isLoading = false;
  };
  if (session.page.isOpen.value && !state.isLoading) void load();
  return { offers: [], loading: inCart !== null, again: null };
}

/** Requests store recommendations for seeds not requested before. */
async function ask(
  seeds: readonly number[],
  { dataSource }: WidgetDisplay,
  { root, page }: CartSession,
  { asked, found }: State,
): Promise<void> {
  const fresh = seeds.filter((seed) => !asked.has(seed));
  for (const seed of fresh) asked.add(seed);
  const intent = dataSource === 'complementary' ? 'complementary' : 'related';
  const answers = await Promise.all(
    fresh.map(async (seed) => [seed, await readRecommendations(root, seed, intent)] as const),
  );
  if (answers.length === 0) return;
  page.learn(answers.flatMap(([, products]) => products ?? []));
  found.value = new Map([...found.value, ...answers]);
}

/** Interleaves lists: the first of each, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

function offerCard(
  shown: AddedOffer,
  { id: widgetId, language }: WidgetDisplay,
  inCart: ReadonlySet<number>,
  session: CartSession,
  state: State,
): OfferCardProps {
  const { picked, errors } = state;
  const { offer } = shown;
  const { productId, title, variants } = offer;
  const messages = session.messages('cross_sell_widget', CROSS_SELL_MESSAGES);
  const { config } = session.rules.value;
  const variant =
    variants.find(({ id }) => id === picked.value.get(productId)) ??
    variants.find(({ id }) => inCart.has(id)) ??
    variants.find(({ available }) => available) ??
    variants[0];
  const { price, compareAtPrice } = variant;
  const status = inCart.has(variant.id) ? 'added' : variant.available ? 'open' : 'sold_out';

  const tell = (text: string | null) => {
    const others = [...errors.value].filter(([id]) => id !== productId);
    errors.value = new Map(text === null ? others : [...others, [productId, text]]);
  };
  async function add(id: number, quantity: number): Promise<void> {
    tell(null);
    state.added = [shown, ...state.added.filter((each) => each.offer.productId !== productId)];
    const properties = crossSellProperties(config.rewards.attribution ? config.id : null, widgetId);
    const item = { variantId: id, quantity, properties, sellingPlanId: null };
    const outcome = await session.dispatch({ type: 'add', items: [item] });
    if (outcome.ok || outcome.code !== 'refused') return;
    // Shown beside the product instead.
    session.dismissError();
    tell(outcome.message);
  }

  return {
    id: String(productId),
    title,
    lang: session.storeLanguage,
    url: session.page.preview ? null : linkOf(offer, variant),
    image: variant.image,
    price: price === null ? null : session.money(price),
    before:
      price !== null && compareAtPrice !== null && compareAtPrice > price
        ? session.money(compareAtPrice)
        : null,
    beforeLabel: messages.comparedAt,
    choices:
      variants.length > 1
        ? variants.map(({ id, title: name, available }) => ({
            variantId: id,
            label: available ? name : messages.soldOutOption(name),
            disabled: !available,
          }))
        : [],
    chosen: variant.id,
    pickerLabel: `${language.choose}: ${title}`,
    state: status,
    label: { open: language.add, added: language.added, sold_out: language.soldOut }[status],
    error: errors.value.get(productId) ?? null,
    onPick: (id) => {
      tell(null);
      picked.value = new Map(picked.value).set(productId, id);
    },
    onAdd: () => void add(variant.id, variant.minimumQuantity),
  };
}

export const part: Part<'cross_sell_widget'> = { css: shared + css, Component: CrossSellPart };
