import { html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';

export function notFoundPage({ market }: PageContext): Page {
  const words = messagesOf(market);
  return {
    title: words.notFound,
    template: '404',
    body: html`
      <section class="section section--first empty">
        <p class="eyebrow">404</p>
        <h1>${words.notFoundTitle}</h1>
        <p>${words.notFoundHelp}</p>
        <a class="button" href="${linkTo(market, '/collections/all')}">${words.seeTheRange}</a>
      </section>`,
  };
}
