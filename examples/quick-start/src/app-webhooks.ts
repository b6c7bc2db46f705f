import type { AppWebhooks } from '@cartwright/dev-store/webhooks/model/app-webhooks';
import { COMPLIANCE_TOPICS, WEBHOOK_TOPICS } from '@cartwright/dev-store/webhooks/model/topics';

/** Subscribes the app to all of a store's webhooks, signed with `secret`. */
export function appWebhooks(adminUrl: string, secret: string): AppWebhooks {
  return { uri: `${adminUrl}/webhooks`, topics: [...WEBHOOK_TOPICS, ...COMPLIANCE_TOPICS], secret };
}
