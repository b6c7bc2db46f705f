import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { fromOwnPagesOnly } from '../server/own-origin';
import { readBody } from '../server/read-body';
import { REQUESTED_TOPICS, requestWebhook } from '../webhooks/causes/request-webhook';
import { showBackOffice } from './show-back-office';
import { type WebhooksView, webhooksPage } from './webhooks-page';

const PAGE = '/back-office/webhooks';

/** Back office routes of webhook deliveries and the app's responses. */
export function webhookPageRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { webhooks, state, shop } = store;

  const show = (c: Context, message: WebhooksView['message']) => {
    const view = { timezone: shop.timezone, paused: webhooks.isPaused(), message };
    const status = message?.kind === 'problem' ? 422 : 200;
    return showBackOffice(c, shop.name, 'Webhooks', webhooksPage(state.webhooks.deliveries(), view), status);
  };
  const problem = (c: Context, text: string) => show(c, { kind: 'problem', text });

  app.get(PAGE, (c) => {
    const done = c.req.query('done');
    return show(
      c,
      done === undefined ? null : { kind: 'done', text: 'On its way. Reload to see the answer.' },
    );
  });
  app.post(PAGE, fromOwnPagesOnly, async (c) => {
    const { topic: requested, email = '' } = (await readBody(c)) ?? {};
    const topic = REQUESTED_TOPICS.find((each) => each === requested);
    if (!topic) return problem(c, 'Choose a topic.');
    if (topic.startsWith('customers/') && (typeof email !== 'string' || email.trim() === '')) {
      return problem(c, 'Enter the customer’s email.');
    }
    requestWebhook(store, topic, String(email).trim());
    return c.redirect(`${PAGE}?done`, 303);
  });
  app.post(`${PAGE}/:id/send-again`, fromOwnPagesOnly, (c) => {
    if (!webhooks.sendAgain(c.req.param('id'))) return problem(c, 'This webhook isn’t kept any more.');
    return c.redirect(`${PAGE}?done`, 303);
  });
  return app;
}
