import type { ServerFeature } from '../feature/server-feature';
import { type ThemeBlockRouteOptions, themeBlockRoute } from './theme-block-route';

/** Whether the theme's templates have the app's blocks. */
export function themeBlocksFeature(options: ThemeBlockRouteOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => themeBlockRoute(app, resolveShop, options) };
}
