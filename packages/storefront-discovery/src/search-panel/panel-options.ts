import type { PanelWords } from './panel-words';
import type { SuggestedProduct, Suggestions } from './suggestions';

/** What the panel shows: what was searched before, or what is suggested for a text. */
export type PanelContent =
  | { readonly kind: 'recent'; readonly searches: readonly string[] }
  | { readonly kind: 'suggestions'; readonly text: string; readonly suggestions: Suggestions };

/** What can be chosen: by a click, or by arrows and Enter. */
export interface PanelOption {
  readonly label: string;
  /** Where it leads; null for what clears the recent searches. */
  readonly url: string | null;
  /** The text that it searches for; null for everything else. */
  readonly search: string | null;
  readonly product: SuggestedProduct | null;
}

export interface PanelGroup {
  readonly kind: 'recent' | 'terms' | 'collections' | 'products' | 'all';
  /** Null: without a title. */
  readonly title: string | null;
  readonly options: readonly PanelOption[];
}

/** The groups of the panel's list that have something, in the order in which arrows go through them. */
export function panelGroups(
  content: PanelContent,
  words: PanelWords,
  searchUrl: (text: string) => string,
): PanelGroup[] {
  const search = (text: string, label = text): PanelOption => ({
    label,
    url: searchUrl(text),
    search: text,
    product: null,
  });
  const link = ({ title, url }: { readonly title: string; readonly url: string }): PanelOption => ({
    label: title,
    url,
    search: null,
    product: null,
  });
  const groups = ((): PanelGroup[] => {
    if (content.kind === 'recent') {
      const clear: PanelOption = { label: words.clearRecent, url: null, search: null, product: null };
      const searches = content.searches.map((text) => search(text));
      return [
        { kind: 'recent', title: words.recent, options: searches },
        { kind: 'all', title: null, options: searches.length > 0 ? [clear] : [] },
      ];
    }
    const { terms, collections, products, meant, titles } = content.suggestions;
    const all = meant ?? content.text;
    const isEmpty = terms.length + collections.length + products.length === 0;
    return [
      {
        kind: 'terms',
        title: titles?.terms ?? words.suggestions,
        options: terms.map((text) => search(text)),
      },
      {
        kind: 'collections',
        title: titles?.collections ?? words.collections,
        options: collections.map(link),
      },
      {
        kind: 'products',
        title: titles?.products ?? words.products,
        options: products.map((product) => ({ ...link(product), product })),
      },
      {
        kind: 'all',
        title: null,
        options: [search(all, isEmpty ? words.searchFor(all) : words.seeAll(all))],
      },
    ];
  })();
  return groups.filter(({ options }) => options.length > 0);
}
