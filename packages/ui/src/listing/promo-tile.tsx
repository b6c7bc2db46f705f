import type { ListedTile } from '@cartwright/core/listing/listing-response';

/** A tile of the merchant's between products: an image that may lead somewhere. */
export function PromoTile({ tile: { name, image, link } }: { readonly tile: ListedTile }) {
  const picture = <img src={image} alt={name} loading="lazy" />;
  return <li className="cw-tile">{link === null ? picture : <a href={link}>{picture}</a>}</li>;
}
