import { createHmac } from 'node:crypto';
import { ADMIN_API_VERSION } from '../admin/wire/schema';
import type { WebhookDeliveryRecord, WebhookResponse } from '../state/webhook-records';

export interface WebhookSender {
  readonly shopDomain: string;
  /** Client secret of the app. */
  readonly secret: string;
  /** Response timeout in milliseconds. */
  readonly answerWithin: number;
  /** Aborts the attempt when the store closes. */
  readonly stop: AbortSignal;
}

/**
 * Sends a delivery once, without following redirects. Never throws: errors are in the result. Source: Shopify,
 * "Webhooks: HTTPS delivery".
 */
export async function sendWebhook(
  delivery: WebhookDeliveryRecord,
  { shopDomain, secret, answerWithin, stop }: WebhookSender,
): Promise<Omit<WebhookResponse, 'at'>> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, answerWithin).unref();
  stop.addEventListener('abort', end, { once: true });
  try {
    const response = await fetch(delivery.uri, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': delivery.topic,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(delivery.body).digest('base64'),
        'x-shopify-shop-domain': shopDomain,
        'x-shopify-api-version': ADMIN_API_VERSION,
        'x-shopify-webhook-id': delivery.id,
        'x-shopify-event-id': delivery.eventId,
        'x-shopify-triggered-at': delivery.triggeredAt,
      },
      body: delivery.body,
      signal: ending.signal,
    });
    await response.body?.cancel();
    return { status: response.status, problem: null };
  } catch {
    return { status: null, problem: ending.signal.aborted ? 'No answer in time' : 'No connection' };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}

/** Whether a response completes a delivery. */
export function isTaken({ status }: Pick<WebhookResponse, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}
