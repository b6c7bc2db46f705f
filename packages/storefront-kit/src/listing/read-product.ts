import type { ListedImage, ListedProduct, ListedRating } from '@cartwright/core/listing/listing-response';
import { isJson } from '../shopify/json';

export function isProduct(value: unknown): value is ListedProduct {
  return (
    isJson(value) &&
    isCount(value.id) &&
    isText(value.title) &&
    isText(value.url) &&
    isOfTheStore(value.url) &&
    (value.image === null || isImage(value.image)) &&
    isText(value.price) &&
    isTruth(value.priceVaries) &&
    (value.isHighest === undefined || isTruth(value.isHighest)) &&
    (value.compareAtPrice === null || isText(value.compareAtPrice)) &&
    isTruth(value.available) &&
    (value.variantId === null || isCount(value.variantId)) &&
    (value.badge === null || isText(value.badge)) &&
    // Absent from an older server build.
    ((value.rating ?? null) === null || isRating(value.rating))
  );
}

function isRating(value: unknown): value is ListedRating {
  return isJson(value) && Number.isFinite(value.value) && isCount(value.scale) && isCount(value.count);
}

function isImage(value: unknown): value is ListedImage {
  return (
    isJson(value) &&
    isText(value.src) &&
    isPicture(value.src) &&
    isText(value.alt) &&
    isCount(value.width) &&
    isCount(value.height)
  );
}

export function isListOf<Item>(
  value: unknown,
  isItem: (each: unknown) => each is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Whether an image URL is root-relative or https. */
export function isPicture(src: string): boolean {
  return /^(https:\/)?\//.test(src);
}

/**
 * Whether a URL is root-relative: no other scheme or host. Tabs and line breaks are rejected, since browsers ignore
 * them.
 */
export function isOfTheStore(url: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(url);
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTruth = (value: unknown): value is boolean => typeof value === 'boolean';
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
