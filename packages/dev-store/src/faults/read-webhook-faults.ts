import { isWhole, no, type Read } from '../engine/model/read';
import { COMPLIANCE_TOPICS, WEBHOOK_TOPICS } from '../webhooks/model/topics';
import type { WebhookFault, WebhookTrouble } from '../webhooks/model/webhook-fault';
import { MAX_MS, readFaultList } from './read-fault-list';

const TARGETS = ['any', ...WEBHOOK_TOPICS, ...COMPLIANCE_TOPICS] as const;
const KINDS = ['delay', 'disorder', 'duplicate', 'loss'] as const;

/** Reads `{ "faults": [{ "on": "orders/create", "kind": "disorder", "times": 3, "after": 1 }] }`. */
export function readWebhookFaults(body: unknown): Read<readonly WebhookFault[]> {
  return readFaultList(body, TARGETS, readTrouble);
}

function readTrouble({ kind: asked, ...fields }: Readonly<Record<string, unknown>>): Read<WebhookTrouble> {
  const kind = KINDS.find((each) => each === asked);
  if (!kind) return no('kind', `One of ${KINDS.join(', ')} is needed.`);
  const unknown = Object.keys(fields).find((name) => kind !== 'delay' || name !== 'ms');
  if (unknown !== undefined) return no(unknown, `A fault of kind ${kind} has no such field.`);
  if (kind !== 'delay') return { ok: true, value: { kind } };
  const { ms } = fields;
  if (!isWhole(ms, 1, MAX_MS)) return no('ms', `Milliseconds from 1 to ${MAX_MS} are needed.`);
  return { ok: true, value: { kind, ms } };
}
