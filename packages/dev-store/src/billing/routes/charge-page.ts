import type { StoreContext } from '../../context/store-context';
import type { SubscriptionRecord } from '../../state/app-state';
import { type Html, html } from '../../theme/html';

/** Asks the merchant to approve what the app wants to charge. */
export function chargePage(store: StoreContext, subscription: SubscriptionRecord): Html {
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
