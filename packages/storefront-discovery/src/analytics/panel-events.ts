import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import { saidQuery } from './said-of-lists';

/** Product of the panel, for counting. */
interface ShownProduct {
  /** Shopify's product id; null if unknown. */
  readonly id: number | null;
}

interface ShownSuggestions {
  readonly products: readonly ShownProduct[];
}

/** Event source of the search panel. */
export type PanelFact =
  /** Suggestions for a text were shown. */
  | { readonly kind: 'shown'; readonly text: string; readonly suggestions: ShownSuggestions }
  /** The shopper continues typing, or the panel closes. */
  | { readonly kind: 'left' }
  /** The field's text is searched. */
  | { readonly kind: 'searched' }
  /** A suggestion is followed; `product` if it is one. */
  | {
      readonly kind: 'chosen';
      readonly text: string;
      readonly suggestions: ShownSuggestions;
      readonly product: ShownProduct | null;
    };

/** Event of the panel, without page and visitor. */
export type PanelEvent = Pick<
  ListAnalyticsEvent,
  'subject' | 'place' | 'name' | 'query' | 'product' | 'position' | 'results'
>;

/** Debounce (milliseconds): earlier input is an unfinished word. */
const TYPING = 1000;

/**
 * Derives analytics events from panel activity. A search is viewed when nothing was typed for a second, when it is
 * submitted or when a suggestion is followed, once per page view; unfinished words don't count.
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
