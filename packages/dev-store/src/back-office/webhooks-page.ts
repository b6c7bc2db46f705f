import type { WebhookDeliveryRecord } from '../state/webhook-records';
import { type Html, html } from '../theme/html';
import { REQUESTED_TOPICS } from '../webhooks/causes/request-webhook';
import { timeText } from './time-text';

/** Maximum of listed deliveries; older ones are at `/__store/webhooks`. */
const MAX_SHOWN = 100;

/** Content besides the deliveries, with error or success message. */
export interface WebhooksView {
  readonly timezone: string;
  readonly paused: boolean;
  readonly message: { readonly kind: 'problem' | 'done'; readonly text: string } | null;
}

/** Webhook deliveries, newest first, and a form to send webhooks. */
export function webhooksPage(
  deliveries: readonly WebhookDeliveryRecord[],
  { timezone, paused, message }: WebhooksView,
): Html {
  const newest = [...deliveries].reverse().slice(0, MAX_SHOWN);
  return html`
    <div class="bo">
      <h1>Webhooks</h1>
      ${message ? html`<p class="notice ${message.kind === 'problem' ? 'notice--error' : ''}" role="${message.kind === 'problem' ? 'alert' : 'status'}">${message.text}</p>` : ''}
      ${paused ? html`<p class="notice">Deliveries are paused.</p>` : ''}
      ${
        newest.length === 0
          ? html`<p>No webhooks yet. Place or refund an order, and they appear here if the app has subscribed to them.</p>`
          : table(newest, timezone)
      }
      ${sendForm()}
    </div>`;
}

function table(deliveries: readonly WebhookDeliveryRecord[], timezone: string): Html {
  return html`
    <div class="bo-card bo-scroll">
      <table>
        <thead><tr><th scope="col">Topic</th><th scope="col">Time</th><th scope="col">Status</th><th scope="col">Tries</th><th scope="col">Last answer</th><td></td></tr></thead>
        <tbody>${deliveries.map((delivery) => row(delivery, timezone))}</tbody>
      </table>
    </div>`;
}

function row(delivery: WebhookDeliveryRecord, timezone: string): Html {
  const { id, topic, uri, triggeredAt, status, tries, lastAnswer } = delivery;
  return html`
    <tr>
      <th scope="row">${topic}<br><span class="fine">${uri}</span></th>
      <td>${timeText(triggeredAt, timezone)}</td>
      <td>${STATUS_TEXTS[status]}</td>
      <td>${tries}</td>
      <td>${lastAnswer === null ? 'None yet' : (lastAnswer.problem ?? lastAnswer.status)}</td>
      <td>
        <form action="/back-office/webhooks/${id}/send-again" method="post">
          <button class="button button--plain" type="submit" aria-label="Send ${topic} again">Send again</button>
        </form>
      </td>
    </tr>`;
}

const STATUS_TEXTS: Readonly<Record<WebhookDeliveryRecord['status'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  lost: 'Lost on request',
};

function sendForm(): Html {
  return html`
    <section class="bo-card" aria-labelledby="send-title">
      <h2 id="send-title">Send a webhook</h2>
      <form class="bo-refund" action="/back-office/webhooks" method="post">
        <p><label for="topic">Topic</label><br>
          <select id="topic" name="topic">${REQUESTED_TOPICS.map((topic) => html`<option>${topic}</option>`)}</select></p>
        <p><label for="email">Customer’s email</label> <span class="fine">For topics about a customer</span><br>
          <input id="email" type="email" name="email"></p>
        <button class="button" type="submit">Send</button>
      </form>
    </section>`;
}
