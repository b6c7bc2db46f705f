import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { fromOwnPagesOnly } from '../server/own-origin';
import { type Html, html } from '../theme/html';
import { PREFIXES, proxyPathOf, readProxyPath } from './proxy-path';

const ACTION = '/back-office/apps/proxy';

/** Section with the app's proxy path, on the page of apps; nothing if it has none. */
export function proxySection(store: StoreContext): Html {
  const place = proxyPathOf(store);
  if (!place) return html``;
  return html`
    <section class="bo-card" aria-labelledby="proxy">
      <h2 id="proxy">Pages in your shop</h2>
      <p>${store.app.title} answers at <a href="/${place.prefix}/${place.subpath}">/${place.prefix}/${place.subpath}</a>.</p>
      <form class="bo-refund" action="${ACTION}" method="post">
        <label class="field"><span>Prefix</span>
          <select name="prefix">${PREFIXES.map((each) => html`<option${each === place.prefix ? ' selected' : ''}>${each}</option>`)}</select>
        </label>
        <label class="field"><span>Subpath</span><input name="subpath" value="${place.subpath}" maxlength="30" required></label>
        <button class="button button--plain" type="submit">Save</button>
      </form>
    </section>`;
}

/** Route that changes the app's proxy path. */
export function proxyPathRoutes(store: StoreContext): Hono {
  const app = new Hono();
  app.post(ACTION, fromOwnPagesOnly, async (c: Context) => {
    const form = new URLSearchParams(await c.req.text());
    const read = readProxyPath(form.get('prefix') ?? '', form.get('subpath') ?? '');
    if (!read.ok) return c.text(read.problem, 422);
    if (!proxyPathOf(store)) return c.text('The app has no pages in this shop.', 422);
    store.state.app.change({ proxyPath: read.path });
    return c.redirect('/back-office/apps', 303);
  });
  return app;
}
