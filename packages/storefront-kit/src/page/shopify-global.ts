/** Handler of the action; `fallback` is the platform's own. */
export type UpdateCart = (fallback: () => Promise<unknown>, payload?: unknown) => Promise<unknown>;

/** Standard actions that we handle. Source: shopify.dev, configure actions. */
interface StandardActions {
  readonly openCart?: {
    configure?(options: { handler(fallback: () => unknown): unknown }): boolean;
  };
  readonly updateCart?: {
    isDefault?(): boolean;
    configure?(options: { eventTarget(): EventTarget; handler: UpdateCart }): boolean;
  };
}

/** Customer privacy API, as far as used: without methods until loaded. Source: shopify.dev, Customer Privacy API. */
interface CustomerPrivacy {
  analyticsProcessingAllowed?(): boolean;
  preferencesProcessingAllowed?(): boolean;
  /** `yes`, `no`, or empty while the shopper hasn't decided. */
  currentVisitorConsent?(): { readonly analytics?: unknown };
  /** Whether the consent banner is due, as the shopper hasn't decided. */
  shouldShowBanner?(): boolean;
}

declare global {
  interface Window {
    /** Shopify's global on every page, as far as used. */
    Shopify?: {
      readonly routes?: { readonly root?: string };
      readonly currency?: { readonly active?: string; readonly rate?: string };
      readonly country?: string;
      readonly locale?: string;
      /** Whether the page is in the theme editor. */
      readonly designMode?: boolean;
      readonly actions?: StandardActions;
      readonly customerPrivacy?: CustomerPrivacy;
      loadFeatures?(
        features: readonly { readonly name: string; readonly version: string }[],
        done: (error?: unknown) => void,
      ): void;
    };
  }
}
