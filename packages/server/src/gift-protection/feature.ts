import type { ServerFeature } from '../feature/server-feature';
import { type GiftProtectionRouteOptions, giftProtectionRoutes } from './gift-protection-routes';

/** The switch of gift protection. */
export function giftProtectionFeature(options: GiftProtectionRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => giftProtectionRoutes(app, resolveShop, options) };
}
