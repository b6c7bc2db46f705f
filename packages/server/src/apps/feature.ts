import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import { listApps } from '@cartwright/core/contract/apps';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';

/** Feature of the partner apps that carts can contain. */
export function appsFeature(apps: readonly PartnerApp[]): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      serve(app, resolveShop, listApps, async () => ({
        ok: true,
        response: { apps: [...apps] },
      }));
    },
  };
}
