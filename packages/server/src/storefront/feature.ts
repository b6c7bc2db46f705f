import type { ServerFeature } from '../feature/server-feature';
import { publishedSizesRoute } from './cart-sizes';
import type { MeasureOptions } from './compile-to-measure';
import { type PreviewConfigOptions, previewConfigRoute } from './preview-config-route';
import { type StorefrontRouteOptions, storefrontRoutes } from './storefront-routes';

export interface StorefrontFeatureOptions
  extends PreviewConfigOptions,
    Omit<StorefrontRouteOptions, 'shopOf'> {
  /** Served shop. */
  readonly workedFor: (shopId: string) => Pick<MeasureOptions, 'store' | 'admin'>;
}

/** Feature of the storefront's assets, published configs, and previews of unpublished ones. */
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
