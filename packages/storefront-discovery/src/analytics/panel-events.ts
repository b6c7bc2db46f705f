import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import { saidQuery } from './said-of-lists';

/** A product of the panel, as far as it is counted. */
interface ShownProduct {
  /** Shopify's number; null where it isn't said. */
  readonly id: number | null;
}

interface ShownSuggestions {
  readonly products: readonly ShownProduct[];
}

/** Fact about the panel below a search field. */
export type PanelFact =
  /** Suggestions for a text came on the screen. */
  | { readonly kind: 'shown'; readonly text: string; readonly suggestions: ShownSuggestions }
  /** The shopper types on, or the panel is closed. */
  | { readonly kind: 'left' }
  /** What is in the field is searched. */
  | { readonly kind: 'searched' }
  /** One of the suggestions is followed; `product` where it is one. */
  | {
      readonly kind: 'chosen';
      readonly text: string;
      readonly suggestions: ShownSuggestions;
      readonly product: ShownProduct | null;
    };

/** Event of the panel, without where and who. */
export type PanelEvent = Pick<
  ListAnalyticsEvent,
  'subject' | 'place' | 'name' | 'query' | 'product' | 'position' | 'results'
>;

/** Who types on sooner than this (milliseconds) was in the middle of a word. */
const TYPING = 1000;

/**
 * Makes of what happens with the panel the events that are counted. A search is viewed when nothing was typed for a second,
 * when it is searched or when one of its suggestions is followed, once in a page view; half-typed words are nobody's search.
 */
export function panelEvents(
  say: (event: PanelEvent) => void,
  wait: (milliseconds: number) => Promise<void>,
): (fact: PanelFact) => void {
  const viewed = new Set<string>();
  let shown: { readonly text: string; readonly suggestions: ShownSuggestions } | null = null;

  const about = (text: string) => ({ subject: 'search', place: 'panel', query: saidQuery(text) }) as const;

  function view(text: string, { products }: ShownSuggestions): void {
    const search = text.toLowerCase();
    if (viewed.has(search)) return;
    viewed.add(search);
    say({ ...about(text), name: 'viewed', results: products.length });
  }

  return (fact) => {
    const before = shown;
    shown = fact.kind === 'shown' ? fact : null;
    switch (fact.kind) {
      case 'shown':
        void wait(TYPING).then(() => {
          if (shown === fact) view(fact.text, fact.suggestions);
        });
        break;
      case 'searched':
        if (before) view(before.text, before.suggestions);
        break;
      case 'chosen': {
        const { text, suggestions, product } = fact;
        view(text, suggestions);
        if (!product || product.id === null) break;
        const position = suggestions.products.indexOf(product) + 1;
        say({ ...about(text), name: 'clicked', product: product.id, position });
        break;
      }
    }
  };
}
