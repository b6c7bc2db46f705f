import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat, storeFormat } from '@cartwright/core/money/store-format';
import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { MAX_SUGGESTED } from '@cartwright/core/suggestions/suggestion-response';
import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import { messagesFile } from '@cartwright/storefront-kit/messages/messages-file';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { countPanelEvents } from './analytics/count-panel-events';
import { enhanceFields } from './search-panel/enhance-fields';
import { ENGLISH, type PanelMessages, type PanelMessagesFile } from './search-panel/panel-messages';
import { readPredictiveSearch } from './search-panel/read-predictive-search';
import { readSuggestions } from './search-panel/read-suggestions';
import styles from './search-panel/search-panel.css';
import type { Sources } from './search-panel/suggester';

/** Page data for the panel. */
export interface PanelFacts {
  /** URLs in the page's market: of our server through the app proxy, and of Shopify's predictive search. */
  readonly ours: string;
  readonly theirs: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217, of the page's market. */
  readonly currency: string;
  /** 1234567.89 formatted by the store; absent in pages of an older block. */
  readonly money?: string;
  /** URL for events; null: not sent; absent in pages of an older block. */
  readonly events?: string | null;
}

/** Milliseconds. */
const AFTER_LAST_KEY = 80;
const MAX_WAIT_MS = 2000;

/**
 * Done when search fields of the page have their panel. Rejects where its words can't be loaded: fields stay the theme's.
 *
 * @public
 */
export async function takeOver(facts: PanelFacts): Promise<void> {
  const messages = await messagesOf(facts.locale);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  enhanceFields({
    messages,
    sources: sourcesOf(facts),
    patience: {
      typing: AFTER_LAST_KEY,
      response: MAX_WAIT_MS,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    storage: browserStorage,
    tell: countPanelEvents(facts),
  });
}

async function messagesOf(locale: string): Promise<PanelMessages> {
  const file = messagesFile(locale, SPOKEN);
  if (file === null) return ENGLISH;
  const loaded = await loadFile<PanelMessagesFile>(`search-panel-${file}`);
  if (!loaded) throw new Error('The words of the search panel can’t be loaded.');
  return loaded.messages;
}

function sourcesOf({ ours, theirs, locale, currency, money = '' }: PanelFacts): Sources {
  const written = storeFormat(money);
  const format = (amount: number) =>
    written ? inStoreFormat(amount, written) : formatMoney(amount, currency, locale);
  const ask = async (address: string, query: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const url = new URL(address, location.href);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, { signal });
    return response.ok ? response.json() : null;
  };
  const theirLimits = { 'resources[limit]': String(MAX_SUGGESTED), 'resources[limit_scope]': 'each' };
  const kinds = { 'resources[type]': 'query,product,collection' };
  return {
    ours: async (q, signal) => readSuggestions(await ask(ours, { q }, signal)),
    theirs: async (q, signal) =>
      // Shopify has no popular searches.
      q === ''
        ? null
        : readPredictiveSearch(await ask(theirs, { q, ...kinds, ...theirLimits }, signal), format),
  };
}
