import type { Catalogue, Product } from './model/catalogue';

/** Catalogue at a time: scheduled products that are due are published. Unchanged products keep their identity. */
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

/** Time of the next scheduled publication after `now` in epoch milliseconds; null if there is none. */
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
