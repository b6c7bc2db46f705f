import type { Context } from 'hono';
import type { StoreContext } from '../context/store-context';
import { badRequest } from '../engine/model/refusal';
import { layout } from '../theme/layout';
import type { Page, PageContext } from '../theme/page';
import { appBlocks } from '../theme-blocks/app-blocks';
import { pageContext } from './page-context';
import { renderSections } from './render-sections';
import { sectionIds } from './section-request';

/** Responds with a theme page, or with its requested sections. */
export type ShowPage = (
  c: Context,
  build: (context: PageContext) => Page,
  status?: 200 | 404,
) => Response | Promise<Response>;

/**
 * Renders theme pages with the app's embeds and blocks. `?sections=a,b` returns sections as JSON, `?section_id=a` one
 * as HTML. Source: Shopify Section Rendering API.
 */
export function pageShower(store: StoreContext): ShowPage {
  const blocksOf = appBlocks(store);
  return (c, build, status = 200) => {
    const context = pageContext(c, store);
    c.header('cache-control', 'no-store');
    const one = c.req.query('section_id');
    if (one !== undefined) {
      const html = renderSections(context, [one])[one];
      return typeof html === 'string' ? c.html(html) : c.text('', 404);
    }
    const several = c.req.query('sections') ?? c.req.queries('sections[]');
    if (several !== undefined) {
      const ids = sectionIds(several);
      if (!ids) return c.json(badRequest('Bad Request', 'sections must be up to five ids').body, 400);
      return c.json(renderSections(context, ids));
    }
    const page = build(context);
    return c.html(layout(context, page, blocksOf(context, page)), status);
  };
}
