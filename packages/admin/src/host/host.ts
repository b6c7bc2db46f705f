import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PageHead } from '../shared/hooks/use-page-title';
import type { Toast } from '../shared/state/toasts';

/** Page of the primary navigation. */
export interface HostPage {
  readonly path: string;
  readonly label: string;
}

export interface FrameProps {
  /** Pages that this shop has. */
  readonly pages: readonly HostPage[];
  /** Path of the current page in the navigation, or of the page's parent. */
  readonly current: string | null;
  /** Null while loading. */
  readonly shop: { readonly name: string; readonly storeUrl: string } | null;
  /** Menu of the session's other shops, for a host without one. */
  readonly shopMenu: ReactNode;
  readonly head: PageHead;
  readonly toasts: readonly Toast[];
  readonly onDismissToast: (id: number) => void;
  /**
   * Called when the merchant's pointer or focus enters or leaves a toast. For a host that doesn't time its toasts
   * itself.
   */
  readonly onPauseToast: (id: number, isPaused: boolean) => void;
  /** Opens a page of the app, for a host without links of ours. */
  readonly onOpen: (path: string) => void;
  readonly children: ReactNode;
}

export interface HostSaveBarProps {
  /** Whether there are unsaved changes. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Whether saving is disallowed, such as in a locked cart. */
  readonly disabled: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export interface FullScreenProps {
  readonly open: boolean;
  readonly title: string;
  /** Called when the merchant leaves by the host's own controls. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/**
 * Host of the app: a browser window, or Shopify's admin. Features know this interface only. Toasts
 * (`shared/toasts`) and page titles (`shared/use-page-title`) reach the host by its frame.
 */
export interface Host {
  readonly kind: 'standalone' | 'embedded';
  /** Frame around every page: navigation, page title, toasts. */
  readonly Frame: ComponentType<FrameProps>;
  /** Save bar, one at a time, rendered by its page; the host may show it elsewhere. */
  readonly SaveBar: ComponentType<HostSaveBarProps>;
  /** Full screen, for editors. */
  readonly FullScreen: ComponentType<FullScreenProps>;
  /**
   * Asks the merchant, by Shopify, for optional scopes; `accessUrl` is Shopify's page for that (`contract/shop`).
   * `elsewhere`: it is asked in another window, and the result is unknown. Rejects if Shopify couldn't ask.
   */
  readonly requestScopes: (
    scopes: readonly string[],
    accessUrl: string,
  ) => Promise<'granted' | 'declined' | 'elsewhere'>;
  /** Opens an external page: a web URL, or one of Shopify's admin (`shopify://admin/…`). */
  readonly openExternal: (url: string) => void;
  /** Leaves the app for a page that returns to it after a confirmation: one of Shopify, or of our server. */
  readonly navigateAway: (url: string) => void;
}

export const HostContext = createContext<Host | null>(null);

/** Host of this page. Throws outside of the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('Only what is inside the shell has a host.');
  return host;
}
