import { TEXT_LIMITS } from '@cartwright/core/texts/limits';

/**
 * The tag that typed words would make; null where there is one like it, in the list or selected: Shopify's tags are the
 * same whatever their case. A comma would make it two tags.
 */
export function newTag(typed: string, known: readonly string[]): string | null {
  const tag = typed.replace(/,/g, ' ').replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMITS.tag);
  const isKnown = known.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === '' || isKnown ? null : tag;
}
