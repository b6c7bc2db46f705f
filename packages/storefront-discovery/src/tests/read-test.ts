import type { PublishedTest } from '@cartwright/core/collections/published-pages';
import { isJson } from '@cartwright/storefront-kit/shopify/json';

/** Parses the test printed by the block; null if invalid. */
export function readTest(data: string): PublishedTest | null {
  const test = jsonOf(data);
  if (!isJson(test) || typeof test.id !== 'string' || !Array.isArray(test.variants)) return null;
  const { id, variants } = test;
  return variants.every(isVariant) ? { id, variants } : null;
}

function isVariant(value: unknown): value is PublishedTest['variants'][number] {
  return isJson(value) && typeof value.id === 'string' && typeof value.share === 'number';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
