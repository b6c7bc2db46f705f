import type { StoreContext } from '../../context/store-context';
import { imagesOf, type Product, type ProductImage } from '../../engine/model/catalogue';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid } from '../wire/gid';

/** Media fields of a product. */
export function mediaFields(store: StoreContext, product: Product) {
  const { image } = product;
  return {
    featuredImage: image && imageSource(store, image),
    featuredMedia: image && mediaSource(store, image),
    media: (args: ConnectionArguments) =>
      connection(
        imagesOf(product).map((each) => mediaSource(store, each)),
        args,
      ),
    mediaCount: () => ({ count: imagesOf(product).length, precision: 'EXACT' }),
  };
}

/** Absolute image URL, with the host of the request. */
export function imageSource(store: StoreContext, image: ProductImage) {
  return {
    id: gid('ProductImage', image.id),
    altText: image.alt,
    width: image.width,
    height: image.height,
    url: `${store.origin()}${image.src}`,
  };
}

/** Creation time of catalogue images. */
const CREATED = '2024-01-01T00:00:00Z';

export function mediaSource(store: StoreContext, image: ProductImage) {
  const source = imageSource(store, image);
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', image.id),
    alt: image.alt,
    mediaContentType: 'IMAGE',
    createdAt: CREATED,
    updatedAt: CREATED,
    status: 'READY',
    fileStatus: 'READY',
    fileErrors: [],
    image: source,
    preview: { image: source },
  };
}
