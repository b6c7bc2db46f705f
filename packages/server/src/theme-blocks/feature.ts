import type { ServerFeature } from '../feature/server-feature';
import { type ThemeBlockRouteOptions, themeBlockRoute } from './theme-block-route';

/** Feature that checks the theme's templates for the app's blocks. */
export function themeBlocksFeature(options: ThemeBlockRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => themeBlockRoute(app, resolveShop, options) };
}
