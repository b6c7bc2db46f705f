import type { Catalogue, Product } from './model/catalogue';

/** The catalogue at an instant: products whose publication has come are published. Others stay the same objects. */
export function publishedUntil(catalogue: Catalogue, now: Date): Catalogue {
  if (!catalogue.products.some(isScheduled)) return catalogue;
  return {
    ...catalogue,
    products: catalogue.products.map((product) =>
      isScheduled(product) && publicationOf(product) <= now.getTime()
        ? { ...product, published: true }
        : product,
    ),
  };
}

/** The next instant after `now` at which a product is published by its schedule, in milliseconds; null: there is none. */
export function nextPublication({ products }: Catalogue, now: Date): number | null {
  const coming = products.filter(isScheduled).map(publicationOf);
  const next = Math.min(...coming.filter((instant) => instant > now.getTime()));
  return Number.isFinite(next) ? next : null;
}

function isScheduled({ published, publishedAt }: Product): boolean {
  return !published && publishedAt !== undefined;
}

function publicationOf({ publishedAt = '' }: Product): number {
  return Date.parse(publishedAt);
}
