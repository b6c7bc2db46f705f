import { createHmac } from 'node:crypto';

export const APP_SECRET = 'the-app-secret';

/** Webhook request as sent by Shopify. */
export interface SentWebhook {
  readonly id: string;
  readonly topic: string;
  readonly shop: string;
  readonly payload: unknown;
  readonly secret?: string;
  readonly triggeredAt?: string;
  /** Request id set by a proxy. */
  readonly requestId?: string;
}

export function webhookRequest({
  id,
  topic,
  shop,
  payload,
  secret = APP_SECRET,
  triggeredAt,
  requestId,
}: SentWebhook): RequestInit & { headers: Record<string, string>; body: string } {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-shop-domain': shop,
      'x-shopify-webhook-id': id,
      ...(triggeredAt !== undefined && { 'x-shopify-triggered-at': triggeredAt }),
      ...(requestId !== undefined && { 'x-request-id': requestId }),
    },
  };
}
