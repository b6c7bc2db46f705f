import { type Context, Hono } from 'hono';
import { backOfficeLayout } from '../../back-office/back-office-layout';
import type { StoreContext } from '../../context/store-context';
import { fromOwnPagesOnly, notForFrames } from '../../server/own-origin';
import { approveSubscription, endSubscription, subscriptionOf } from '../subscription';
import { chargePage } from './charge-page';

const CONFIRM = '/admin/charges/:id/confirm';

/** Where a merchant approves a subscription, which leads back to the app, or declines it, which leads to the store's apps. */
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
