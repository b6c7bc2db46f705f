import type { StorefrontCart, StorefrontComponent } from '@cartwright/core/storefront/config';
import { signal } from '@preact/signals';
import type { LazyType, Part, PartName } from './part';

/** Where parts come from; null when one cannot be had. Never rejects. */
export type LoadPart = (name: PartName) => Promise<Part | null>;

/** Lines wait for the parts around them at most this long (milliseconds). */
const LONGEST_WAIT = 2000;

/** The lazy parts of the drawer. */
export interface Parts {
  /**
   * Whether those that were wanted first have come, or are not waited for any more. Until then none is drawn: one by one
   * they would push each other, and the lines, about.
   */
  isReady(): boolean;
  /** Settles when that is so, and what came is drawn. */
  readonly ready: Promise<void>;
  /** One that has come; undefined until then. Who asks while drawing is drawn again when parts come. */
  get<Name extends PartName>(name: Name): Part<Name> | undefined;
  /** Loads parts. One that could not be had is asked for again the next time, and is named to `onMissing`. */
  want(names: readonly PartName[]): Promise<void>;
}

/** Dresses the shadow root for every part that comes. */
export function createParts(
  root: ShadowRoot,
  load: LoadPart,
  onMissing: (name: PartName) => void = () => undefined,
): Parts {
  const here = signal<ReadonlyMap<PartName, Part>>(new Map());
  const asked = new Set<PartName>();
  const isShown = signal(false);
  let isFirst = true;
  let show = () => {};
  const ready = new Promise<void>((resolve) => {
    show = () => {
      isShown.value = true;
      resolve();
    };
  });

  async function bring(name: PartName): Promise<void> {
    const part = await load(name);
    if (!part) {
      asked.delete(name);
      return onMissing(name);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(part.css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    here.value = new Map(here.value).set(name, part);
  }

  const isReady = () => isShown.value;

  return {
    isReady,
    ready,
    // Under a name there is the part of that name; the compiler cannot see that in a map.
    get: <Name extends PartName>(name: Name) =>
      (isReady() ? here.value.get(name) : undefined) as Part<Name> | undefined,
    async want(names) {
      const missing = new Set(names);
      for (const name of asked) missing.delete(name);
      for (const name of missing) asked.add(name);
      const all = Promise.all([...missing].map(bring));
      if (isFirst) {
        isFirst = false;
        void all.then(show);
        setTimeout(show, LONGEST_WAIT);
      }
      await all;
    },
  };
}

const EAGER = ['cart_items', 'cart_subtotal', 'checkout', 'title_bar'];

/** What a cart is drawn with, as far as the drawer does not bring it. */
export function partsOf({
  components,
  template: ofCart,
  lineMetafields,
  volume,
  switchToSubscriptionEnabled,
}: Pick<StorefrontCart, 'components'> & Partial<StorefrontCart>): PartName[] {
  const names = components.flatMap(({ type, settings, template = ofCart }): PartName[] => {
    const more = type === 'checkout' && (settings.showExpress || settings.attributes?.[0]);
    const own: PartName[] = isLazy(type) ? [type] : more ? ['checkout_extras'] : [];
    return template ? ['custom_template', ...own] : own;
  });
  if (volume || switchToSubscriptionEnabled) names.push('line_offers');
  return lineMetafields ? ['product_facts', ...names] : names;
}

function isLazy(type: StorefrontComponent['type']): type is LazyType {
  return !EAGER.includes(type);
}
