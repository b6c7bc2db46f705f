import { type ReasonContext, reasonMessage } from '../recommend/reason-messages';
import { type ScorePart, shownReason } from '../recommend/sources/reason';
import type { SourcePart, SourceReason } from './source-request';

export interface SourceReasonContext extends ReasonContext {
  readonly collectionTitleOf: (collection: number) => string;
}

/** Reason for a product in a response, for the merchant. */
export function sourceReasonMessage(reason: SourceReason, context: SourceReasonContext): string {
  switch (reason.reason) {
    case 'chosen':
      return 'Chosen by you';
    case 'viewed':
      return 'The shopper looked at it';
    case 'in-collection':
      return `In the collection ${context.collectionTitleOf(reason.collection)}`;
    case 'with-tag':
      return `Tagged ${reason.tag}`;
    default:
      return reasonMessage(reason, context);
  }
}

/** Reason for shoppers; null for chosen products, and if too few others did the same. */
export function shownMessage(parts: readonly SourcePart[], context: ReasonContext): string | null {
  const counted = parts.filter(isCounted);
  const reason = counted.length === parts.length ? shownReason(counted) : null;
  return reason && reasonMessage(reason, context);
}

const CHOSEN: readonly SourceReason['reason'][] = ['chosen', 'viewed', 'in-collection', 'with-tag'];

const isCounted = (part: SourcePart): part is ScorePart => !CHOSEN.includes(part.reason.reason);

/** Products that a reason mentions. */
export function productsNamedBy(reason: SourceReason): number[] {
  if ('with' in reason) return 'like' in reason ? [reason.with, reason.like] : [reason.with];
  if ('after' in reason) return [reason.after];
  if ('like' in reason) return [reason.like];
  return 'to' in reason ? [reason.to] : [];
}
