import { html } from './html';
import { linkTo } from './link';
import type { Page, PageContext } from './page';

export function notFoundPage({ market }: PageContext): Page {
  return {
    title: 'Page not found',
    template: '404',
    body: html`
      <section class="section section--first empty">
        <p class="eyebrow">404</p>
        <h1>This page has flown</h1>
        <p>It was moved, or it never was here.</p>
        <a class="button" href="${linkTo(market, '/collections/all')}">See the range</a>
      </section>`,
  };
}
