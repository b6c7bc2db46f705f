import { localSession, type ResolveShop } from '../http/session';
import { ServerStartError } from '../process/server-start-error';

/** Options of a server that say who calls. */
interface CallerOptions {
  readonly app?: object | undefined;
  readonly shops: readonly { readonly domain: string }[];
  readonly staff?: boolean | undefined;
  readonly userName?: string | undefined;
}

/** Who calls where nobody signs in; null where somebody does. Throws a ServerStartError when there is no shop to call for. */
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
