import { html } from './html';
import { linkTo } from './link';
import type { Page, PageContext } from './page';

/** `back` is the path to go on with. */
export function loginPage({ market, error }: PageContext, back: string): Page {
  return {
    title: 'Log in',
    template: 'customers/login',
    body: html`
      <section class="section section--first empty">
        <h1>Log in</h1>
        <p>Any email address will do. It is kept in your browser and goes nowhere.</p>
        ${error === null ? '' : html`<p class="notice notice--error" role="alert">${error}</p>`}
        <form class="empty" action="${linkTo(market, '/account/login')}" method="post">
          <input type="hidden" name="return_url" value="${back}">
          <label class="field"><span>Email</span><input type="email" name="email" autocomplete="email" required></label>
          <button class="button" type="submit">Log in</button>
        </form>
      </section>`,
  };
}
