/** That the app is installed, and what the merchant lets it do. */
export interface InstallationRecord {
  /** Handles of access scopes, as `write_discounts`. */
  readonly scopes: readonly string[];
}

/** A user of the store's admin at work: the user's id and the id of the session. */
export interface UserSession {
  readonly userId: number;
  readonly session: string;
}

/** Authorization code that a redirect hands to the app after a grant; good for one exchange. Instants are ISO 8601 in UTC. */
export interface AuthorizationCodeRecord {
  readonly code: string;
  /** Whose token it becomes; null for the app's own, offline. */
  readonly user: UserSession | null;
  readonly expiresAt: string;
}

/** A token of the Admin API. One whose end is null lasts until the app is uninstalled. */
export interface AccessTokenRecord {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
  /** Null for offline tokens. */
  readonly user: UserSession | null;
  /** Null once it was used, and for tokens that have none. */
  readonly refresh: { readonly token: string; readonly expiresAt: string } | null;
}

/** Where the merchant has put the app's pages in the shop: `/apps/cartwright`. */
export interface ProxyPathRecord {
  readonly prefix: string;
  readonly subpath: string;
}

/** Subscription of the merchant to the app, also one that is only asked for. `amount` is a decimal in major units, as the app has sent it. */
export interface SubscriptionRecord {
  readonly id: number;
  readonly name: string;
  readonly returnUrl: string;
  readonly test: boolean;
  readonly trialDays: number;
  readonly status: 'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'PENDING';
  readonly createdAt: string;
  /** Null while it is not active. */
  readonly currentPeriodEnd: string | null;
  readonly interval: 'ANNUAL' | 'EVERY_30_DAYS';
  readonly amount: string;
  readonly currencyCode: string;
}

/** Records that a store has of its app. */
export interface AppRecords {
  /** Null: not installed. Absent: nobody has installed or uninstalled it yet. */
  readonly installation?: InstallationRecord | null;
  readonly codes: readonly AuthorizationCodeRecord[];
  readonly tokens: readonly AccessTokenRecord[];
  /** When the app has to be told to forget the shop; null when it is not. */
  readonly redactAt: string | null;
  /** Null while it is where the app has asked for. */
  readonly proxyPath: ProxyPathRecord | null;
  readonly subscriptions: readonly SubscriptionRecord[];
}

/** The app's records; every change is kept. */
export interface AppState {
  read(): AppRecords;
  /** Replaces what is named, and leaves the rest. */
  change(changes: Partial<AppRecords>): void;
}

const NO_RECORDS: AppRecords = {
  codes: [],
  tokens: [],
  redactAt: null,
  proxyPath: null,
  subscriptions: [],
};

/** The records that were kept, or those of a store that has never seen the app. `changed` hears of every change. */
export function openAppState(kept: Partial<AppRecords> | undefined, changed: () => void): AppState {
  let records: AppRecords = { ...NO_RECORDS, ...kept };
  return {
    read: () => records,
    change(changes) {
      records = { ...records, ...changes };
      changed();
    },
  };
}
