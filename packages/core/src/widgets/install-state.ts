/** Number of days after its last view in which a widget still counts as live. */
export const LIVE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * Whether shoppers see a widget, and whether it is installed: in a cart, in the theme as marked by the merchant,
 * or by a recent view.
 */
export const INSTALL_STATES = ['live_installed', 'not_live_installed', 'not_live_not_installed'] as const;
export type InstallState = (typeof INSTALL_STATES)[number];

/** Inputs of the install state. Instants are ISO 8601 in UTC. */
export interface Installation {
  /** Whether it has products to show. */
  readonly hasProducts: boolean;
  readonly manualInstall: boolean;
  /** Number of saved carts with it. */
  readonly uses: number;
  /** Whether a cart that may be live shows it. */
  readonly isInLiveCart: boolean;
  readonly lastViewed: string | null;
}

/** Install state of a widget at `now` (epoch milliseconds). */
export function installState(
  { hasProducts, manualInstall, uses, isInLiveCart, lastViewed }: Installation,
  now: number,
): InstallState {
  const isSeen = lastViewed !== null && now - Date.parse(lastViewed) < LIVE_DAYS * DAY_MS;
  const live = hasProducts && (isInLiveCart || isSeen);
  if (live) return 'live_installed';
  return manualInstall || uses > 0 || isSeen ? 'not_live_installed' : 'not_live_not_installed';
}
