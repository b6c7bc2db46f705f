import type { StoreContext } from '../context/store-context';

/** Route of extension assets, as below `https://cdn.shopify.com`. */
export const EXTENSION_ASSETS_PATH = '/cdn/extensions/:uid/:version/assets/:name';

/** URL of an asset of the app's theme extension. It changes with every build, as with every deployment. */
export function extensionAssetUrl(
  { app, origin }: Pick<StoreContext, 'app' | 'origin'>,
  name: string,
): string {
  const extension = app.themeExtension;
  if (!extension) throw new Error('The app has no theme extension.');
  const { uid, handle, assets } = extension;
  return `${origin()}/cdn/extensions/${uid}/${handle}-${assets.version()}/assets/${encodeURIComponent(name)}`;
}
