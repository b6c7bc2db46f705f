import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LazyType, Part } from './part';

/** Where parts come from; null when one cannot be had. Never rejects. */
export type LoadPart = (type: LazyType) => Promise<Part | null>;

/** The lazy parts of the drawer. */
export interface Parts {
  /** Those that have come. */
  readonly here: ReadonlySignal<ReadonlyMap<LazyType, Part>>;
  /**
   * Loads what these components are drawn with. One that could not be had is asked for again the next time, and is named
   * to `onMissing`.
   */
  want(components: readonly StorefrontComponent[]): Promise<void>;
}

/** Dresses the shadow root for every part that comes. */
export function createParts(
  root: ShadowRoot,
  load: LoadPart,
  onMissing: (type: LazyType) => void = () => undefined,
): Parts {
  const here = signal<ReadonlyMap<LazyType, Part>>(new Map());
  const asked = new Set<LazyType>();

  async function bring(type: LazyType): Promise<void> {
    const part = await load(type);
    if (!part) {
      asked.delete(type);
      return onMissing(type);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(part.css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    here.value = new Map(here.value).set(type, part);
  }

  return {
    here,
    async want(components) {
      const missing = new Set(components.map(({ type }) => type).filter(isLazy));
      for (const type of asked) missing.delete(type);
      for (const type of missing) asked.add(type);
      await Promise.all([...missing].map(bring));
    },
  };
}

const EAGER = ['cart_items', 'cart_subtotal', 'checkout', 'tiered_progress_bar', 'title_bar'];

function isLazy(type: StorefrontComponent['type']): type is LazyType {
  return !EAGER.includes(type);
}
