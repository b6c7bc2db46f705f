/**
 * Used subset of Shopify's App Bridge (`window.shopify`). Compared with Shopify's own types in
 * `tests/conformance`; those aren't imported here, because they declare App Bridge on every element and page of
 * the admin.
 */
export interface AppBridge {
  readonly toast: {
    /** Returns the toast's id. */
    show(message: string, options?: AdminToast): string;
    hide(id: string): void;
  };
  readonly saveBar: {
    show(id: string): Promise<void>;
    hide(id: string): Promise<void>;
  };
  /**
   * Session token, which identifies the caller to our server; valid for a minute. Source: Shopify, ID token API.
   */
  idToken(): Promise<string>;
  readonly scopes: {
    /**
     * Asks the merchant in a dialog above the page. Rejects scopes that the app hasn't declared as optional.
     * Source: Shopify, Scopes API.
     */
    request(scopes: string[]): Promise<{ readonly result: 'granted-all' | 'declined-all' }>;
  };
  /** Loading bar at the top of Shopify's admin. */
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

/** Used subset of `ui-modal`, for full screen. */
export interface AdminModal {
  show(): Promise<void>;
  hide(): Promise<void>;
}

declare global {
  interface Window {
    /** App Bridge; present in Shopify's admin only (`host/is-embedded`). */
    readonly shopify?: AppBridge;
  }
}
