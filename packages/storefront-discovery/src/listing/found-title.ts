import type { ListedSearch, ListingResponse } from '@cartwright/core/listing/listing-response';
import type { Messages } from '../messages/messages';

/** Title of search results: the merchant's text with `{term}` and `{count}` replaced. */
export function foundTitle(
  { total, look }: ListingResponse,
  { text, meant }: ListedSearch,
  messages: Messages,
): string {
  const term = meant ?? text;
  if (!total) return messages.noneFound(term);
  // An older server build doesn't send it.
  const title = messages.own(look?.title ?? term);
  return title.replace(/\{(term|count)\}/g, (_, name) => (name === 'term' ? term : `${total}`));
}
