import { html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';

export function notFoundPage({ market }: PageContext): Page {
  const messages = messagesOf(market);
  return {
    title: messages.notFound,
    template: '404',
    body: html`
      <section class="section section--first empty">
        <p class="eyebrow">404</p>
        <h1>${messages.notFoundTitle}</h1>
        <p>${messages.notFoundHelp}</p>
        <a class="button" href="${linkTo(market, '/collections/all')}">${messages.seeTheRange}</a>
      </section>`,
  };
}
