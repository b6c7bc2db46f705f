import { isStorable } from '../http/unstorable';

/** Received webhook with its raw payload. */
export interface Delivery {
  readonly id: string;
  readonly topic: string;
  readonly shopId: string;
  readonly triggeredAt: Date | null;
  readonly payload: string;
}

/** Longer than any of Shopify's values. */
const MAX_HEADER_LENGTH = 255;

/**
 * Parses a delivery from headers and body; a problem is described without any content. Source: Shopify, "Webhook
 * headers".
 */
export function readDelivery(
  headers: Pick<Headers, 'get'>,
  body: Uint8Array,
): { readonly ok: true; readonly delivery: Delivery } | { readonly ok: false; readonly problem: string } {
  const named = (name: string) => {
    const value = headers.get(name) ?? '';
    return value.length <= MAX_HEADER_LENGTH && isStorable(value) ? value : '';
  };
  const [id, topic, shopId] = [HEADERS.id, HEADERS.topic, HEADERS.shop].map(named);
  if (!id || !topic || !shopId) {
    return { ok: false, problem: `A webhook names ${HEADERS.id}, ${HEADERS.topic} and ${HEADERS.shop}.` };
  }
  const payload = jsonText(body);
  if (payload === null) return { ok: false, problem: 'The body is not JSON.' };
  const at = new Date(named(HEADERS.triggeredAt));
  const year = at.getUTCFullYear();
  // Years outside of this range are invalid in the database.
  const triggeredAt = year >= 2000 && year < 2200 ? at : null;
  return { ok: true, delivery: { id, topic, shopId, triggeredAt, payload } };
}

const HEADERS = {
  id: 'X-Shopify-Webhook-Id',
  topic: 'X-Shopify-Topic',
  shop: 'X-Shopify-Shop-Domain',
  triggeredAt: 'X-Shopify-Triggered-At',
} as const;

/** Text of the bytes; null if they aren't JSON in UTF-8. */
function jsonText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}
