import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat, storeFormat } from '@cartwright/core/money/store-format';
import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import type { ShownWidget, WidgetFace } from '@cartwright/core/widgets/widget-answer';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { wordsFile } from '@cartwright/storefront-kit/words/words-file';
import cardStyles from '@cartwright/ui/listing/card.css';
import widgetStyles from '@cartwright/ui/listing/widget.css';
import { cardAdds } from './analytics/card-adds';
import { type CountedWidget, countWidgetEvents } from './analytics/count-widget-events';
import { askForWidgets, productsInCart } from './widgets/ask-for-widgets';
import { recommendedProducts } from './widgets/recommended-products';
import { drawWidget } from './widgets/show-widget';
import { onOtherWidth } from './widgets/shown-layout';
import type { WidgetFacts } from './widgets/widget-facts';
import { ENGLISH, type WidgetWords, type WidgetWordsFile } from './widgets/widget-words';

/** Milliseconds that our server has. After that the store recommends products itself. */
const PATIENCE = 800;

/** As a new widget is: where our server says nothing. */
const OTHERWISE: WidgetFace = {
  id: 0,
  title: 'You may also like',
  texts: { add: 'Add', added: 'Added', soldOut: 'Sold out' },
  layout: {
    large: { type: 'grid', columns: 4 },
    medium: { type: 'grid', columns: 2 },
    small: { type: 'carousel', columns: 1 },
  },
  style: '',
  tracking: false,
  recommends: 'related',
  outOfStock: 'hide',
  limit: 4,
};

/**
 * Shows the widgets of the page, each in its element: what our server answers in time, else what the store recommends beside
 * a product, once. An element that nothing is shown in takes no room.
 *
 * @public
 */
export async function showWidgets(facts: WidgetFacts): Promise<void> {
  const places = new Map<HTMLElement, number>();
  for (const place of document.querySelectorAll<HTMLElement>('[data-cartwright-widget]')) {
    places.set(place, idIn(place));
  }
  const ids = [...new Set(places.values())].filter((id) => id > 0);
  const reading = productsInCart(facts.root);
  const [inCart, words, answer] = await Promise.all([
    reading,
    wordsOf(facts.locale),
    Promise.race([
      reading.then((inCart) => askForWidgets(facts.ours, ids, facts.product, inCart)),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
    ]),
  ]);
  dress();
  const adds = cardAdds(facts.addTo);
  let isRecommended = false;
  const counted: CountedWidget[] = [];
  await Promise.all(
    [...places].map(async ([place, id]) => {
      // On a failure the same would be recommended in all of them.
      const shown = answer ? answer.find((each) => each.id === id) : !isRecommended && { ...OTHERWISE, id };
      if (!answer) isRecommended = true;
      const products = shown ? await productsOf(shown, facts, inCart) : [];
      place.hidden = !shown || products.length === 0;
      if (!shown || place.hidden) return;
      watchWidget(place, shown, products, { words, addTo: facts.addTo, adds });
      if (shown.tracking) counted.push({ id, place, products });
    }),
  );
  if (counted.length > 0) void countWidgetEvents(counted, facts);
}

const idIn = ({ dataset: { cartwrightWidget = '' } }: HTMLElement) =>
  /^[1-9]\d{0,9}$/.test(cartwrightWidget) ? Number(cartwrightWidget) : 0;

async function wordsOf(locale: string): Promise<WidgetWords> {
  const file = wordsFile(locale, SPOKEN);
  const loaded = file === null ? null : await loadFile<WidgetWordsFile>(`widgets-${file}`);
  return loaded?.words ?? ENGLISH;
}

async function productsOf(
  shown: WidgetFace & Partial<Pick<ShownWidget, 'products'>>,
  { root, product, locale, currency, money }: WidgetFacts,
  inCart: readonly number[],
): Promise<ShownWidget['products']> {
  const { recommends, products = [] } = shown;
  if (recommends === null) return products;
  const seed = product ?? inCart[0];
  if (seed === undefined) return products;
  const written = storeFormat(money);
  const format = (amount: number) =>
    written ? inStoreFormat(amount, written) : formatMoney(amount, currency, locale);
  return recommendedProducts(root, seed, { ...shown, intent: recommends }, inCart, format);
}

/** Draws a widget, and anew when a product of it is in the cart. */
function watchWidget(
  place: HTMLElement,
  widget: WidgetFace,
  products: ShownWidget['products'],
  {
    words,
    addTo,
    adds,
  }: {
    readonly words: WidgetWords;
    readonly addTo: string;
    readonly adds: ReturnType<typeof cardAdds>;
  },
): void {
  let added: ReadonlySet<number> = new Set();
  let said = '';
  const draw = () => drawWidget(place, widget, { products, added, said }, words, addTo);
  // Before the cart takes the form over, after which no other listener hears of it.
  addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !place.contains(target)) return;
      const variant = Number(new FormData(target).get('id'));
      const product = products.find(({ variantId }) => variantId === variant);
      if (!product) return;
      adds.after(event, () => {
        added = new Set([...added, product.id]);
        said = words.inCart(product.title);
        draw();
      });
    },
    true,
  );
  onOtherWidth(draw);
  draw();
}

function dress(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cardStyles + widgetStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
