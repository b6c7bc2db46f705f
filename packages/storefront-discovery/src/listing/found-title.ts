import type { ListedSearch, ListingResponse } from '@cartwright/core/listing/listing-response';
import type { Messages } from '../messages/messages';

/** Title above what was found: the merchant's text, in which `{term}` and `{count}` are what was searched and found. */
export function foundTitle(
  { total, look }: ListingResponse,
  { text, meant }: ListedSearch,
  messages: Messages,
): string {
  const term = meant ?? text;
  if (!total) return messages.noneFound(term);
  // A server of an earlier build says nothing of it.
  const title = messages.own(look?.title ?? term);
  return title.replace(/\{(term|count)\}/g, (_, name) => (name === 'term' ? term : `${total}`));
}
