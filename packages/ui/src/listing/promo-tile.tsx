import type { ListedTile } from '@cartwright/core/listing/listing-response';

/** Promo tile between products: an image, optionally linked. */
export function PromoTile({ tile: { name, image, link } }: { readonly tile: ListedTile }) {
  const picture = <img src={image} alt={name} loading="lazy" />;
  return <li className="cw-tile">{link === null ? picture : <a href={link}>{picture}</a>}</li>;
}
