import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PageHead } from '../shared/hooks/use-page-title';
import type { Toast } from '../shared/state/toasts';

/** A page of the primary navigation. */
export interface HostPage {
  readonly path: string;
  readonly label: string;
}

export interface FrameProps {
  /** Only those that this shop has. */
  readonly pages: readonly HostPage[];
  /** The path of the one that shows, or of the one that it belongs to. */
  readonly current: string | null;
  /** Null while it loads. */
  readonly shop: { readonly name: string; readonly storeUrl: string } | null;
  /** Leads to the other shops of this session; for a host that has no such thing of its own. */
  readonly shopMenu: ReactNode;
  readonly head: PageHead;
  readonly toasts: readonly Toast[];
  readonly onDismissToast: (id: number) => void;
  /** The merchant points at a toast or is in it, or no more. For a host that doesn't time its toasts itself. */
  readonly onPauseToast: (id: number, isPaused: boolean) => void;
  /** Opens a page of the app, for a host that has no links of ours. */
  readonly onOpen: (path: string) => void;
  readonly children: ReactNode;
}

export interface HostSaveBarProps {
  /** There is something to save. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Nothing may be saved, such as in a locked cart. */
  readonly disabled: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export interface FullScreenProps {
  readonly open: boolean;
  readonly title: string;
  /** The merchant left by the host's own means. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/**
 * Host of the app: a browser's window of its own, or Shopify's admin. Features know this and nothing of either.
 * What they say (`shared/toasts`) and what they are called (`shared/use-page-title`) reaches the host by its frame.
 */
export interface Host {
  readonly kind: 'standalone' | 'embedded';
  /** Around every page: navigation, the page's name, toasts. */
  readonly Frame: ComponentType<FrameProps>;
  /** There is one at a time, where its page puts it; the host may show it elsewhere. */
  readonly SaveBar: ComponentType<HostSaveBarProps>;
  /** For an editor, which needs all the room that the host has. */
  readonly FullScreen: ComponentType<FullScreenProps>;
  /**
   * Has Shopify ask the merchant for optional scopes; `accessUrl` is Shopify's page for that (`contract/shop`). `elsewhere`:
   * it is asked in another window, and whoever comes back has decided, or not. Rejects when Shopify couldn't ask.
   */
  readonly requestScopes: (
    scopes: readonly string[],
    accessUrl: string,
  ) => Promise<'granted' | 'declined' | 'elsewhere'>;
  /** Opens what is not of the app: a web address, or one of Shopify's admin (`shopify://admin/…`). */
  readonly openExternal: (url: string) => void;
  /** Leaves the app for where the merchant confirms something and comes back from: a page of Shopify, or one of our server. */
  readonly leaveFor: (url: string) => void;
}

export const HostContext = createContext<Host | null>(null);

/** The host of this page. Throws outside of the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('Only what is inside the shell has a host.');
  return host;
}
