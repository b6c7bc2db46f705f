import { readUser } from '@cartwright/core/contract/user';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';

/** Who calls, and which shops the caller may open: no shop needs to be named. */
export function usersFeature(): ServerFeature {
  return {
    routes(app, { resolveSession }) {
      serve(app, resolveSession, readUser, async ({ session: { user, shopId, shops } }) => ({
        ok: true,
        response: {
          user,
          shops: (shops ?? [shopId]).map((shopifyShopDomain) => ({ shopifyShopDomain })),
          canSignOut: shops !== undefined,
        },
      }));
    },
  };
}
