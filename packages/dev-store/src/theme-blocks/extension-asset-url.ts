import type { StoreContext } from '../context/store-context';

/** The path of extensions' assets in the store, as they are below `https://cdn.shopify.com`. */
export const EXTENSION_ASSETS_PATH = '/cdn/extensions/:uid/:version/assets/:name';

/** The address of an asset of the app's theme extension. It is another one after each build, as after each deployment. */
export function extensionAssetUrl(
  { app, origin }: Pick<StoreContext, 'app' | 'origin'>,
  name: string,
): string {
  const extension = app.themeExtension;
  if (!extension) throw new Error('The app has no theme extension.');
  const { uid, handle, assets } = extension;
  return `${origin()}/cdn/extensions/${uid}/${handle}-${assets.version()}/assets/${encodeURIComponent(name)}`;
}
