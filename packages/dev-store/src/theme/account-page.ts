import { html } from './html';
import { linkTo } from './link';
import type { Page, PageContext } from './page';

export function accountPage({ market, customer }: PageContext): Page {
  return {
    title: 'Your account',
    template: 'customers/account',
    body: html`
      <section class="section section--first empty">
        <h1>Your account</h1>
        <p>You are signed in as ${customer}.</p>
        <a class="button button--plain" href="${linkTo(market, '/account/logout')}">Log out</a>
      </section>`,
  };
}
