import { localSession, type ResolveShop } from '../http/session';
import { ServerStartError } from '../process/server-start-error';

/** Server options that determine the caller. */
interface CallerOptions {
  readonly app?: object | undefined;
  readonly shops: readonly { readonly domain: string }[];
  readonly staff?: boolean | undefined;
  readonly userName?: string | undefined;
}

/**
 * Resolver of servers without sign-in; null for others. Throws a ServerStartError without a shop.
 */
export function localSessionOf({
  app,
  shops: [first],
  staff = false,
  userName,
}: CallerOptions): ResolveShop | null {
  if (app) return null;
  if (!first) throw new ServerStartError('invalid_settings', 'Name a shop, or the app that shops install.');
  return localSession({
    shopId: first.domain,
    user: {
      id: null,
      name: userName ?? (staff ? 'Support' : 'Store owner'),
      email: null,
      rebuyAdmin: staff,
    },
  });
}
