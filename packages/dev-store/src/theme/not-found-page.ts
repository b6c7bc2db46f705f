import { html } from './html';
import type { Page } from './page';

export function notFoundPage(): Page {
  return {
    title: 'Page not found',
    template: '404',
    body: html`
      <section class="section section--first empty">
        <h1>This page has flown</h1>
        <p>It was moved, or it never was here.</p>
        <a class="button" href="/collections/all">See the range</a>
      </section>`,
  };
}
