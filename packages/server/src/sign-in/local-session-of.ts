import { localSession, type ResolveShop } from '../http/session';
import { ServerStartError } from '../process/server-start-error';
import type { ServerOptions } from '../server-options';

/** Who calls where nobody signs in; null where somebody does. Throws a ServerStartError when there is no shop to call for. */
export function localSessionOf({
  app,
  shops: [first],
  staff = false,
  userName,
}: ServerOptions): ResolveShop | null {
  if (app) return null;
  if (!first) throw new ServerStartError('invalid_settings', 'Name a shop, or the app that shops install.');
  return localSession({
    shopId: first.domain,
    user: { rebuyAdmin: staff },
    userName: userName ?? (staff ? 'Support' : 'Store owner'),
  });
}
