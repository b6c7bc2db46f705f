import type { WebhookTopic } from './topics';

/** Kind of a webhook's fault. Times are milliseconds. */
export type WebhookTrouble =
  /** Sent later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Never sent. */
  | { readonly kind: 'loss' }
  /** Sent again with the same ids after it has arrived. */
  | { readonly kind: 'duplicate' }
  /** Held until the fault's last delivery; then all are sent in reverse order. */
  | { readonly kind: 'disorder' };

/** Injected fault: affects the next `times` webhooks of the topic, after skipping `after`. */
export type WebhookFault = WebhookTrouble & {
  readonly on: WebhookTopic | 'any';
  readonly times: number;
  readonly after: number;
};

/** Effect of faults on a webhook. */
export interface WebhookFate {
  readonly delayMs: number;
  readonly lost: boolean;
  readonly copies: number;
  /** Whether it is held for reordering; `last`: it releases the others. */
  readonly held: 'no' | 'yes' | 'last';
}

/** Applies faults to the next webhook of a topic; returns the remaining ones, too. All due faults apply. */
export function takeWebhookFaults(
  faults: readonly WebhookFault[],
  topic: WebhookTopic,
): { readonly fate: WebhookFate; readonly left: readonly WebhookFault[] } {
  let fate: WebhookFate = { delayMs: 0, lost: false, copies: 1, held: 'no' };
  const left: WebhookFault[] = [];
  for (const fault of faults) {
    if (fault.on !== 'any' && fault.on !== topic) {
      left.push(fault);
      continue;
    }
    if (fault.after > 0) {
      left.push({ ...fault, after: fault.after - 1 });
      continue;
    }
    fate = troubled(fate, fault);
    if (fault.times > 1) left.push({ ...fault, times: fault.times - 1 });
  }
  return { fate, left };
}

function troubled(fate: WebhookFate, fault: WebhookFault): WebhookFate {
  switch (fault.kind) {
    case 'delay':
      return { ...fate, delayMs: fate.delayMs + fault.ms };
    case 'loss':
      return { ...fate, lost: true };
    case 'duplicate':
      return { ...fate, copies: fate.copies + 1 };
    case 'disorder':
      return { ...fate, held: fault.times === 1 ? 'last' : 'yes' };
    default:
      return fault satisfies never;
  }
}
