import { html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';

export function accountPage({ market, customer }: PageContext): Page {
  const messages = messagesOf(market);
  return {
    title: messages.yourAccount,
    template: 'customers/account',
    body: html`
      <section class="section section--first empty">
        <h1>${messages.yourAccount}</h1>
        <p>${messages.signedInAs(customer ?? '')}</p>
        <a class="button button--plain" href="${linkTo(market, '/account/logout')}">${messages.logOut}</a>
      </section>`,
  };
}
