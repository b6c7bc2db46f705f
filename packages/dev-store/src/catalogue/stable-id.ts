import { hashInRange } from '../engine/model/hash';

/** Stable id derived from the handle, in Shopify's range, so that references survive a restart. */
export function productId(handle: string): number {
  return hashInRange(`product ${handle}`, 7_000_000_000_000, 2_999_999_999_999);
}

export function variantId(handle: string, options: readonly string[]): number {
  return hashInRange(
    `variant ${JSON.stringify([handle, ...options])}`,
    40_000_000_000_000,
    9_999_999_999_999,
  );
}

export function imageId(src: string): number {
  return hashInRange(`image ${src}`, 30_000_000_000_000, 9_999_999_999_999);
}

export function sellingPlanId(handle: string, name: string): number {
  return hashInRange(`plan ${JSON.stringify([handle, name])}`, 600_000_000, 399_999_999);
}

export function metaobjectId(type: string, name: string): number {
  return hashInRange(`metaobject ${JSON.stringify([type, name])}`, 50_000_000_000, 49_999_999_999);
}
