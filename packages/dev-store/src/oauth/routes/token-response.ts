import type { StoreContext } from '../../context/store-context';
import type { AccessTokenRecord } from '../../state/app-state';
import { storeUsers } from '../store-users';

export interface TokenResponse {
  readonly status: 200 | 400 | 401;
  readonly body: Readonly<Record<string, unknown>>;
}

export function refused(error: string, description: string, status: 400 | 401 = 400): TokenResponse {
  return { status, body: { error, error_description: description } };
}

/** Token response in Shopify's format; lifetimes in seconds. */
export function tokenJson(store: StoreContext, issued: AccessTokenRecord): TokenResponse {
  const { token, scopes, expiresAt, refresh } = issued;
  const secondsTo = (instant: string) => Math.round((Date.parse(instant) - store.clock().getTime()) / 1000);
  return {
    status: 200,
    body: {
      access_token: token,
      scope: scopes.join(','),
      ...(expiresAt !== null && { expires_in: secondsTo(expiresAt) }),
      ...(refresh && {
        refresh_token: refresh.token,
        refresh_token_expires_in: secondsTo(refresh.expiresAt),
      }),
      ...associatedUser(store, issued),
    },
  };
}

function associatedUser(store: StoreContext, { user, scopes }: AccessTokenRecord) {
  const found = storeUsers(store.shop).find(({ id }) => id === user?.userId);
  if (!found || !user) return {};
  return {
    session: user.session,
    associated_user_scope: scopes.join(','),
    associated_user: {
      id: found.id,
      first_name: found.firstName,
      last_name: found.lastName,
      email: found.email,
      email_verified: true,
      account_owner: found.accountOwner,
      locale: found.locale,
      collaborator: false,
    },
  };
}
