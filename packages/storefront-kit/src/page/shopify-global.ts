/** `fallback` is the platform's own way of doing it. */
export type UpdateCart = (fallback: () => Promise<unknown>, payload?: unknown) => Promise<unknown>;

/** Actions by which a page asks for the cart, as far as we answer them. Source: shopify.dev, configure actions. */
interface StandardActions {
  readonly openCart?: {
    configure?(options: { handler(fallback: () => unknown): unknown }): boolean;
  };
  readonly updateCart?: {
    isDefault?(): boolean;
    configure?(options: { eventTarget(): EventTarget; handler: UpdateCart }): boolean;
  };
}

/**
 * The platform's record of consent, as far as we read it: without methods until its API is loaded. Source: shopify.dev,
 * Customer Privacy API.
 */
interface CustomerPrivacy {
  analyticsProcessingAllowed?(): boolean;
  preferencesProcessingAllowed?(): boolean;
  /** `yes`, `no`, or empty while the shopper hasn't decided. */
  currentVisitorConsent?(): { readonly analytics?: unknown };
  /** Whether the shop asks this shopper, who hasn't decided. */
  shouldShowBanner?(): boolean;
}

declare global {
  interface Window {
    /** What Shopify puts into every page, as far as we read it. */
    Shopify?: {
      readonly routes?: { readonly root?: string };
      readonly currency?: { readonly active?: string; readonly rate?: string };
      readonly country?: string;
      readonly locale?: string;
      /** The page is shown in the theme editor. */
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
