/** Installation of the app, with the granted scopes. */
export interface InstallationRecord {
  /** Handles of access scopes, as `write_discounts`. */
  readonly scopes: readonly string[];
}

/** Session of an admin user: ids of user and session. */
export interface UserSession {
  readonly userId: number;
  readonly session: string;
}

/** Authorization code passed by redirect after a grant, for one exchange. Timestamps are ISO 8601 in UTC. */
export interface AuthorizationCodeRecord {
  readonly code: string;
  /** User of the online token that it is exchanged for; null for the app's offline token. */
  readonly user: UserSession | null;
  readonly expiresAt: string;
}

/** Admin API token. If its expiry is null, it is valid until the app is uninstalled. */
export interface AccessTokenRecord {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
  /** Null for offline tokens. */
  readonly user: UserSession | null;
  /** Null once used, and for tokens without one. */
  readonly refresh: { readonly token: string; readonly expiresAt: string } | null;
}

/** App proxy path as changed by the merchant: `/apps/cartwright`. */
export interface ProxyPathRecord {
  readonly prefix: string;
  readonly subpath: string;
}

/**
 * Subscription of the merchant to the app, or a pending one. `amount` is a decimal in major units, as sent by the app.
 */
export interface SubscriptionRecord {
  readonly id: number;
  readonly name: string;
  readonly returnUrl: string;
  readonly test: boolean;
  readonly trialDays: number;
  readonly status: 'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'PENDING';
  readonly createdAt: string;
  /** Null unless active. */
  readonly currentPeriodEnd: string | null;
  readonly interval: 'ANNUAL' | 'EVERY_30_DAYS';
  readonly amount: string;
  readonly currencyCode: string;
}

/** Stored records of the app. */
export interface AppRecords {
  /** Null: not installed. Absent: never installed or uninstalled. */
  readonly installation?: InstallationRecord | null;
  readonly codes: readonly AuthorizationCodeRecord[];
  readonly tokens: readonly AccessTokenRecord[];
  /** Time of the shop redaction webhook; null if none is due. */
  readonly redactAt: string | null;
  /** Null if unchanged. */
  readonly proxyPath: ProxyPathRecord | null;
  readonly subscriptions: readonly SubscriptionRecord[];
}

/** Records of the app; changes are saved. */
export interface AppState {
  read(): AppRecords;
  /** Partial update. */
  change(changes: Partial<AppRecords>): void;
}

const NO_RECORDS: AppRecords = {
  codes: [],
  tokens: [],
  redactAt: null,
  proxyPath: null,
  subscriptions: [],
};

/** Restores saved records, or starts without an app. `changed` is called for every change. */
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
