import { html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';

/** Login page; `back` is the path to return to. */
export function loginPage({ market, error }: PageContext, back: string): Page {
  const messages = messagesOf(market);
  return {
    title: messages.logIn,
    template: 'customers/login',
    body: html`
      <section class="section section--first empty">
        <h1>${messages.logIn}</h1>
        <p>${messages.logInHelp}</p>
        ${error === null ? '' : html`<p class="notice notice--error" role="alert" dir="auto">${error}</p>`}
        <form class="empty" action="${linkTo(market, '/account/login')}" method="post">
          <input type="hidden" name="return_url" value="${back}">
          <label class="field"><span>${messages.email}</span><input type="email" name="email" autocomplete="email" required></label>
          <button class="button" type="submit">${messages.logIn}</button>
        </form>
      </section>`,
  };
}
