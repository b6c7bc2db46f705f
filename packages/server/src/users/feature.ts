import { readUser } from '@cartwright/core/contract/user';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';

/** Feature of the current user, and the shops that the user can open; calls need no shop. */
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
