import type { ServerFeature } from '../feature/server-feature';
import { type ImageRouteOptions, imageRoutes } from './image-routes';

/** Feature for the shop's images. */
export function imagesFeature(options: ImageRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => imageRoutes(app, resolveShop, options) };
}
