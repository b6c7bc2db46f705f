import type { ServerFeature } from '../feature/server-feature';
import { publishedSizesRoute } from './cart-sizes';
import type { MeasureOptions } from './compile-to-measure';
import { type PreviewConfigOptions, previewConfigRoute } from './preview-config-route';
import { type StorefrontRouteOptions, storefrontRoutes } from './storefront-routes';

export interface StorefrontFeatureOptions
  extends PreviewConfigOptions,
    Omit<StorefrontRouteOptions, 'shopOf'> {
  /** A shop that the server works for. */
  readonly workedFor: (shopId: string) => Pick<MeasureOptions, 'store' | 'admin'>;
}

/** Feature of what the storefront loads: its files, what is published, and previews of what isn't. */
export function storefrontFeature(options: StorefrontFeatureOptions): ServerFeature {
  const { workedFor, compiler } = options;
  return {
    routes(app, { resolveShop }) {
      publishedSizesRoute(app, resolveShop, (id) => ({ ...workedFor(id), compiler }));
      previewConfigRoute(app, options);
      storefrontRoutes(app, options);
    },
  };
}
