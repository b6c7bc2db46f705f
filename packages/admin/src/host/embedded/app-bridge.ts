/**
 * Part of Shopify's App Bridge (`window.shopify`) that the app uses. Held to Shopify's own types in `tests/conformance`; those
 * are not read here, because they put App Bridge into every element and every page of the admin.
 */
export interface AppBridge {
  readonly toast: {
    /** Gives its id. */
    show(message: string, options?: AdminToast): string;
    hide(id: string): void;
  };
  readonly saveBar: {
    show(id: string): Promise<void>;
    hide(id: string): Promise<void>;
  };
  /** A session token, which proves to our server who calls; it lives a minute. Source: Shopify, ID token API. */
  idToken(): Promise<string>;
  readonly scopes: {
    /** Asks the merchant above the page. Rejects scopes that the app hasn't declared as optional. Source: Shopify, Scopes API. */
    request(scopes: string[]): Promise<{ readonly result: 'granted-all' | 'declined-all' }>;
  };
  /** The bar at the top of Shopify's admin. */
  loading(isLoading: boolean): void;
}

export interface AdminToast {
  /** Milliseconds. */
  duration?: number;
  isError?: boolean;
  action?: string;
  onAction?: () => void;
  onDismiss?: () => void;
}

/** `ui-modal`, as far as a full screen needs it. */
export interface AdminModal {
  show(): Promise<void>;
  hide(): Promise<void>;
}

declare global {
  interface Window {
    /** Only in Shopify's admin, see `host/is-embedded`. */
    readonly shopify?: AppBridge;
  }
}
