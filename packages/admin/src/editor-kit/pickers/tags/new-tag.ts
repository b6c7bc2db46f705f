import { TEXT_LIMITS } from '@cartwright/core/texts/limits';

/**
 * Tag from input; null if it exists, ignoring case as Shopify does. Commas are replaced, as they
 * separate tags.
 */
export function newTag(typed: string, known: readonly string[]): string | null {
  const tag = typed.replace(/,/g, ' ').replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMITS.tag);
  const isKnown = known.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === '' || isKnown ? null : tag;
}
