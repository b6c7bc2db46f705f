import { html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';

export function accountPage({ market, customer }: PageContext): Page {
  const words = messagesOf(market);
  return {
    title: words.yourAccount,
    template: 'customers/account',
    body: html`
      <section class="section section--first empty">
        <h1>${words.yourAccount}</h1>
        <p>${words.signedInAs(customer ?? '')}</p>
        <a class="button button--plain" href="${linkTo(market, '/account/logout')}">${words.logOut}</a>
      </section>`,
  };
}
