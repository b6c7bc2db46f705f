import type { ServerFeature } from '../feature/server-feature';
import { type GiftProtectionRouteOptions, giftProtectionRoutes } from './gift-protection-routes';

/** Feature for turning gift protection on and off. */
export function giftProtectionFeature(options: GiftProtectionRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => giftProtectionRoutes(app, resolveShop, options) };
}
