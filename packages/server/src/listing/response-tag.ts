import { createHash } from 'node:crypto';
import { LISTING_ANSWER_VERSION } from '@cartwright/core/listing/listing-response';

/** Milliseconds for which prices and stock may be used that the store has written into a list, and what orders count for. */
const RENEWED_AFTER = 10 * 60 * 1000;

/** What Shopify says anew with each question, and what no answer depends on. */
const OF_THE_REQUEST = ['logged_in_customer_id', 'timestamp'];

/** Request on which an answer depends. */
export interface Question {
  readonly path: string;
  readonly params: URLSearchParams;
  /** What holds now: a campaign that begins or ends changes it by itself. */
  readonly by: object;
  /** Of the index that is asked. */
  readonly indexVersion: string;
  readonly now: Date;
}

/** The entity tag of the answer to a question: equal only where the answer is. */
export function responseTag({ path, params, by, indexVersion, now }: Question): string {
  const asked = [...params].filter(([name]) => !OF_THE_REQUEST.includes(name));
  asked.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const time = Math.floor(now.getTime() / RENEWED_AFTER);
  const facts = JSON.stringify([LISTING_ANSWER_VERSION, path, asked, by, indexVersion, time]);
  return `"${createHash('sha256').update(facts).digest('base64url').slice(0, 32)}"`;
}
