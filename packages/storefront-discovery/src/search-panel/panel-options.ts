import type { PanelMessages } from './panel-messages';
import type { SuggestedProduct, Suggestions } from './suggestions';

/** Content of the panel: recent and popular searches (as far as loaded) before typing, then suggestions for a text. */
export type PanelContent =
  | { readonly kind: 'start'; readonly searches: readonly string[]; readonly popular: Suggestions | null }
  | { readonly kind: 'suggestions'; readonly text: string; readonly suggestions: Suggestions };

/** Option, selectable by click or by arrows and Enter. */
export interface PanelOption {
  readonly label: string;
  /** URL; null for the option that clears recent searches. */
  readonly url: string | null;
  /** Query of a search option; null for all others. */
  readonly search: string | null;
  readonly product: SuggestedProduct | null;
}

export interface PanelGroup {
  readonly kind: 'recent' | 'terms' | 'collections' | 'products' | 'all';
  /** Null: without a title. */
  readonly title: string | null;
  readonly options: readonly PanelOption[];
}

/** Non-empty groups of the panel's list, in keyboard order. */
export function panelGroups(
  content: PanelContent,
  messages: PanelMessages,
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
  const suggested = (
    { terms, collections, products, titles }: Suggestions,
    defaults: Readonly<Record<'terms' | 'collections' | 'products', string>>,
  ): PanelGroup[] => [
    {
      kind: 'terms',
      title: titles?.terms ?? defaults.terms,
      options: terms.map((text) => search(text)),
    },
    {
      kind: 'collections',
      title: titles?.collections ?? defaults.collections,
      options: collections.map(link),
    },
    {
      kind: 'products',
      title: titles?.products ?? defaults.products,
      options: products.map((product) => ({ ...link(product), product })),
    },
  ];
  const groups = ((): PanelGroup[] => {
    if (content.kind === 'start') {
      const { searches, popular } = content;
      const clear: PanelOption = { label: messages.clearRecent, url: null, search: null, product: null };
      const titles = {
        terms: messages.popularSearches,
        collections: messages.popularCollections,
        products: messages.popularProducts,
      };
      return [
        { kind: 'recent', title: messages.recent, options: searches.map((text) => search(text)) },
        ...(popular ? suggested(popular, titles) : []),
        { kind: 'all', title: null, options: searches.length > 0 ? [clear] : [] },
      ];
    }
    const { suggestions, text } = content;
    const all = suggestions.meant ?? text;
    const titles = {
      terms: messages.suggestions,
      collections: messages.collections,
      products: messages.products,
    };
    const label = countOf(suggestions) === 0 ? messages.searchFor(all) : messages.seeAll(all);
    return [...suggested(suggestions, titles), { kind: 'all', title: null, options: [search(all, label)] }];
  })();
  return groups.filter(({ options }) => options.length > 0);
}

/** Total number of options. */
export function countOf({ terms, collections, products }: Suggestions): number {
  return terms.length + collections.length + products.length;
}
