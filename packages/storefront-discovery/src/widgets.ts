import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import type { ShownWidget, WidgetFace } from '@cartwright/core/widgets/widget-response';
import { layoutIn, type WidgetRoom } from '@cartwright/core/widgets/widget-room';
import { viewedProducts } from '@cartwright/storefront-kit/analytics/viewed-products';
import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import { messagesFile } from '@cartwright/storefront-kit/messages/messages-file';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import { allowsPersonalization } from '@cartwright/storefront-kit/shopify/consent';
import { askForWidgets } from '@cartwright/storefront-kit/widgets/ask-for-widgets';
import cardStyles from '@cartwright/ui/listing/card.css';
import { ProductCard } from '@cartwright/ui/listing/product-card';
import widgetStyles from '@cartwright/ui/listing/widget.css';
import { cardAdds } from './analytics/card-adds';
import { type CountedWidget, countWidgetEvents } from './analytics/count-widget-events';
import { addedProducts } from './widgets/added-products';
import { cartNow } from './widgets/cart-now';
import { drawWidget } from './widgets/show-widget';
import { onOtherWidth } from './widgets/shown-layout';
import type { WidgetFacts } from './widgets/widget-facts';
import { ENGLISH, type WidgetMessages, type WidgetMessagesFile } from './widgets/widget-messages';
import {
  type BundlePart,
  type CartFactsPart,
  type ChoicesPart,
  dress,
  dressedPart,
  type FramePart,
  hasChoices,
  hasFrame,
  type RecommendedPart,
  type TestsPart,
} from './widgets/widget-parts';

/** Request timeout (milliseconds), after which the store's recommendations are used. */
const TIMEOUT_MS = 800;

/** Reserved space of a widget that the page doesn't know yet. */
const NEW_ROOM: WidgetRoom = [4, 1, 4, 2, -1];

/** Fallback widget for store recommendations, filling the reserved space. */
function fallbackFace(id: number, [products, title, large, medium, small]: WidgetRoom): WidgetFace {
  return {
    id,
    title: title ? 'You may also like' : '',
    texts: { add: 'Add', added: 'Added', soldOut: 'Sold out' },
    layout: { large: layoutIn(large), medium: layoutIn(medium), small: layoutIn(small) },
    style: '',
    tracking: false,
    recommends: 'related',
    outOfStock: 'hide',
    limit: products,
  };
}

/**
 * Shows the widgets of the page, each in its element: what our server answers in time, else what the store recommends beside
 * a product, once. An element that nothing is shown in takes no room.
 *
 * @public
 */
export async function showWidgets(facts: WidgetFacts): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-cartwright-widget]')];
  const ids = [...new Set(places.map(idIn))].filter((id) => id > 0);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reading = cartNow(facts.root, signal);
  const viewed = viewedProducts(browserStorage, Date.now());
  const [cart, messages, response] = await Promise.all([
    reading,
    messagesOf(facts.locale),
    Promise.race([
      Promise.all([
        reading,
        boughtIn(places),
        ids.some((id) => facts.asks?.[id]) ? loadPart<CartFactsPart>('widgets-cart-facts') : null,
      ]).then(([{ products, said }, bought, asked]) => {
        const by = { cart: products, viewed, bought, facts: asked?.(said, ids, facts) };
        return askForWidgets(facts.ours, ids, facts.product, by, signal);
      }),
      // Not all of it can be aborted.
      new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null)),
    ]),
  ]);
  dress(cardStyles + widgetStyles);
  const adds = cardAdds(facts.addTo);
  const tests = response?.some(({ test }) => test) ? await loadPart<TestsPart>('widgets-tests') : null;
  const choose = response && (await tests?.(response, facts));
  let isRecommended = false;
  const counted: CountedWidget[] = [];
  await Promise.all(
    places.map(async (place) => {
      const asked = idIn(place);
      const id = choose?.(place, asked) ?? asked;
      // Only once, since recommendations would be the same in all widgets. None for widgets behind a button.
      const room = facts.rooms?.[id] ?? NEW_ROOM;
      const fallback = isRecommended || !room[0] ? undefined : fallbackFace(id, room);
      const shown = response ? response.find((each) => each.id === id) : fallback;
      if (fallback) isRecommended = true;
      if (shown?.bundle) {
        const answered = response?.filter((each) => each.id === id) ?? [];
        const builder = await dressedPart<BundlePart>('bundle');
        const by = { messages, page: { ...facts, ...cart }, addTo: facts.addTo, Card: ProductCard };
        const products = builder?.show(place, shown.bundle, answered, by) ?? [];
        place.hidden = products.length === 0;
        if (!place.hidden && shown.tracking) counted.push({ id, place, products, steps: shown.bundle.steps });
        return;
      }
      const products = shown ? await productsOf(shown, facts, cart.products) : [];
      place.hidden = !shown || products.length === 0;
      if (!shown || place.hidden) return;
      const { extras } = shown;
      const [choices, frame] = await Promise.all([
        hasChoices(extras, products) ? dressedPart<ChoicesPart>('choices') : null,
        hasFrame(extras) ? dressedPart<FramePart>('frame') : null,
      ]);
      const begun = frame && extras && (await frame.begin(id, extras));
      place.hidden = begun?.isOver === true;
      if (place.hidden) return;
      const endsAt = begun?.endsAt ?? null;
      const detail = { id, products: products.map((product) => product.id) };
      const run = frame?.callbacksOf(extras?.callbacks ?? null, place, detail);
      run?.('init');
      const by = { messages, addTo: facts.addTo, page: facts, choices, frame, endsAt };
      watchWidget(place, shown, products, by, (event, variants, added) =>
        adds.after(event, () => {
          added();
          run?.('add', variants);
        }),
      );
      run?.('ready');
      if (shown.tracking) counted.push({ id, place, products });
    }),
  );
  if (counted.length > 0) void countWidgetEvents(counted, facts);
}

/** Shopper's purchases printed by a block; empty without consent. */
async function boughtIn(places: readonly HTMLElement[]): Promise<string> {
  const [bought = ''] = places.flatMap(({ dataset }) => dataset.bought ?? []);
  return bought && (await allowsPersonalization()) ? bought : '';
}

const idIn = ({ dataset: { cartwrightWidget = '' } }: HTMLElement) =>
  /^[1-9]\d{0,9}$/.test(cartwrightWidget) ? Number(cartwrightWidget) : 0;

async function messagesOf(locale: string): Promise<WidgetMessages> {
  const file = messagesFile(locale, SPOKEN);
  const loaded = file === null ? null : await loadFile<WidgetMessagesFile>(`widgets-${file}`);
  return loaded?.messages ?? ENGLISH;
}

async function productsOf(
  shown: WidgetFace & Partial<Pick<ShownWidget, 'products'>>,
  facts: WidgetFacts,
  inCart: readonly number[],
): Promise<ShownWidget['products']> {
  const { recommends, products = [] } = shown;
  if (recommends === null) return products;
  const seed = facts.product ?? inCart[0];
  if (seed === undefined) return products;
  const recommended = await loadPart<RecommendedPart>('widgets-recommended');
  return recommended?.(facts, seed, { ...shown, intent: recommends }, inCart) ?? products;
}

/** Renders a widget, and again when one of its products is added. */
function watchWidget(
  place: HTMLElement,
  widget: WidgetFace,
  products: ShownWidget['products'],
  by: Parameters<typeof drawWidget>[3],
  after: (event: SubmitEvent, variants: readonly number[], added: () => void) => void,
): void {
  let added: ReadonlySet<number> = new Set();
  let said = '';
  const draw = () => drawWidget(place, widget, { products, added, said }, by);
  // Capturing, before the cart intercepts the form and stops the event.
  addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !place.contains(target)) return;
      const items = addedProducts(target, products);
      if (items.length === 0) return;
      const variants = items.map(({ variant }) => variant);
      after(event, variants, () => {
        added = new Set([...added, ...variants]);
        said = items.map(({ product }) => by.messages.inCart(product.title)).join('. ');
        draw();
      });
    },
    true,
  );
  onOtherWidth(draw);
  draw();
}
