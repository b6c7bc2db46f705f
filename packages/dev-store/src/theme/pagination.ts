import { type Html, html, raw } from './html';
import type { ThemeMessages } from './locales/english';

/** Pagination of a list; empty for a single page. */
export function pagination(
  messages: Pick<ThemeMessages, 'pages' | 'page' | 'previous' | 'next'>,
  path: string,
  { page, pages }: { readonly page: number; readonly pages: number },
  parameters: URLSearchParams,
): Html | '' {
  if (pages === 1) return '';
  const address = (number: number) => {
    const all = new URLSearchParams(parameters);
    if (number > 1) all.set('page', String(number));
    return all.size > 0 ? `${path}?${all}` : path;
  };
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return html`
    <nav class="pages" aria-label="${messages.pages}">
      ${page > 1 ? html`<a href="${address(page - 1)}" rel="prev">${messages.previous}</a>` : ''}
      ${numbers.map(
        (
          number,
          index,
        ) => html`${index > 0 && number - (numbers[index - 1] ?? number) > 1 ? html`<span>…</span>` : ''}
          <a href="${address(number)}"${number === page ? raw(' aria-current="page"') : ''}><span class="visually-hidden">${messages.page}</span>${number}</a>`,
      )}
      ${page < pages ? html`<a href="${address(page + 1)}" rel="next">${messages.next}</a>` : ''}
    </nav>`;
}
