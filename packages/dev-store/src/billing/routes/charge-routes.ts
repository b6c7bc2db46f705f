import { type Context, Hono } from 'hono';
import { backOfficeLayout } from '../../back-office/back-office-layout';
import type { StoreContext } from '../../context/store-context';
import { fromOwnPagesOnly, notForFrames } from '../../server/own-origin';
import type { SubscriptionRecord } from '../../state/app-state';
import { type Html, html } from '../../theme/html';
import { approveSubscription, endSubscription, subscriptionOf } from '../subscription';

const CONFIRM = '/admin/charges/:id/confirm';

/** Routes where the merchant approves a subscription, which returns to the app, or declines it. */
export function chargeRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const pendingOf = (c: Context) => {
    const found = subscriptionOf(store, Number(c.req.param('id')));
    return found?.status === 'PENDING' ? found : null;
  };

  app.get(CONFIRM, (c) => {
    const subscription = pendingOf(c);
    if (!subscription) return c.notFound();
    notForFrames(c);
    c.header('cache-control', 'no-store');
    return c.html(backOfficeLayout(store.shop.name, 'Approve subscription', chargePage(store, subscription)));
  });
  app.post(CONFIRM, fromOwnPagesOnly, async (c) => {
    const subscription = pendingOf(c);
    if (!subscription) return c.notFound();
    if (new URLSearchParams(await c.req.text()).get('do') !== 'approve') {
      endSubscription(store, subscription, 'DECLINED');
      return c.redirect('/back-office/apps', 303);
    }
    approveSubscription(store, subscription);
    const back = new URL(subscription.returnUrl);
    back.searchParams.set('charge_id', String(subscription.id));
    return c.redirect(back.href, 302);
  });
  return app;
}

/** Approval page of a subscription. */
function chargePage(store: StoreContext, subscription: SubscriptionRecord): Html {
  const { name, amount, currencyCode, interval, trialDays, test } = subscription;
  return html`
    <div class="bo">
      <h1>Approve subscription</h1>
      <section class="bo-card" aria-labelledby="plan">
        <h2 id="plan">${store.app.title}: ${name}</h2>
        <p>${amount} ${currencyCode} ${interval === 'ANNUAL' ? 'every year' : 'every 30 days'}</p>
        ${trialDays > 0 ? html`<p>Free for ${trialDays} ${trialDays === 1 ? 'day' : 'days'}.</p>` : ''}
        ${test ? html`<p class="fine">This is a test charge. You won’t be billed.</p>` : html`<p class="fine">A local store bills nobody.</p>`}
      </section>
      <form class="bo-actions" method="post">
        <button class="button" type="submit" name="do" value="approve">Approve</button>
        <button class="button button--plain" type="submit" name="do" value="decline">Decline</button>
      </form>
    </div>`;
}
