import { widgetIdsIn } from '@cartwright/core/cart/components-of';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { previewWidget } from '@cartwright/core/contract/preview-widget';
import {
  createWidget,
  deleteWidget,
  listWidgets,
  listWidgetUses,
  readWidget,
  reserveWidgetId,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import type { Hono } from 'hono';
import type { CartChecks } from '../cart/cart-checks';
import { type CartRow, cartRows } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { DataSources } from '../data-sources/resolve-data-source';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { documentMissing, documentRow, openDocument } from '../documents/stored-documents';
import { testsOf } from '../experiments/running-tests';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import type { Publisher } from '../publishing/publisher';
import { createShopWidget } from './create-widget';
import { deleteShopWidget } from './delete-widget';
import { listWidgetsOf } from './list-widgets';
import { previewedWidget } from './previewed-widget';
import { reserveWidgetIdOf } from './reserve-widget-id';
import { saveShopWidget } from './save-widget';
import { factsOf, WIDGETS } from './widget-documents';

export interface WidgetRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly publisherOf: (shopId: string) => Publisher;
  readonly checksOf: (shopId: string) => CartChecks;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly answerDataSource: DataSources['answer'];
  readonly clock: () => Date;
}

export function widgetRoutes(app: Hono, resolveShop: ResolveShop, options: WidgetRouteOptions): void {
  const { storeOf, publisherOf, checksOf, indexOf, answerDataSource, clock } = options;
  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });

  serve(app, resolveShop, createWidget, async ({ body, session }) => {
    const { shopId } = session;
    const created = await createShopWidget(storeOf(shopId), checksOf(shopId), body, savedBy(session));
    if (!created.ok) return created;
    if (created.isPublished) await publisherOf(shopId).publish('save');
    return { ok: true, response: created.response };
  });

  serve(app, resolveShop, listWidgets, async ({ query, session }) => {
    const widgets = await listWidgetsOf(storeOf(session.shopId), query.classification, clock());
    return { ok: true, response: { widgets } };
  });

  serve(app, resolveShop, reserveWidgetId, ({ session }) => reserveWidgetIdOf(storeOf(session.shopId)));

  serve(app, resolveShop, previewWidget, async ({ body, session: { shopId } }) => {
    const issues = validateWidget(body.widget);
    if (issues.length > 0) return invalidDocument(issues);
    const index = await indexOf(shopId);
    if (index.rows.size === 0) return failure('not_found', 'Your catalog isn’t copied yet.');
    const request = { ...body, answerDataSource };
    return { ok: true, response: { widget: await previewedWidget(storeOf(shopId), index, request) } };
  });

  serve(app, resolveShop, readWidget, ({ params, session }) =>
    readWithFacts(storeOf(session.shopId), params.id, clock()),
  );

  serve(app, resolveShop, saveWidget, async ({ params, body, session }) => {
    const request = { id: params.id, ...body, ...savedBy(session) };
    const saved = await saveShopWidget(storeOf(session.shopId), checksOf(session.shopId), request);
    if (!saved.ok) return saved;
    const publication = await publisherOf(session.shopId).publish('save');
    return { ok: true, response: { ...saved.response, publication } };
  });

  serve(app, resolveShop, listWidgetUses, async ({ params, session }) => {
    const store = storeOf(session.shopId);
    if (!(await documentRow(store, WIDGETS, String(params.id)))) return documentMissing(WIDGETS.definition);
    const rows = await widgetUses(store, params.id);
    return { ok: true, response: { carts: rows.map(({ id, name }) => ({ id, name })) } };
  });

  serve(app, resolveShop, deleteWidget, async ({ params, query, session }) => {
    const { revision } = query;
    const deleted = await deleteShopWidget(storeOf(session.shopId), {
      id: params.id,
      revision,
      now: clock(),
    });
    if (!deleted.ok) return deleted;
    const publication = await publisherOf(session.shopId).publish('save');
    return { ok: true, response: { publication } };
  });
}

async function readWithFacts(store: ShopStore, id: number, now: Date) {
  const opened = await openDocument(store, WIDGETS, String(id));
  if (!opened.ok) return opened;
  const { row, document, revision } = opened;
  // Only saved widgets can be opened.
  if (!row) return documentMissing(WIDGETS.definition);
  const facts = factsOf(document, row, await testsOf(store, 'widget', now));
  return {
    ok: true as const,
    response: { widget: document, revision, updatedAt: facts.updatedAtTime, facts },
  };
}

/** Carts that have a component with a widget, newest first. Unreadable ones are left out. */
async function widgetUses(store: ShopStore, widgetId: number): Promise<CartRow[]> {
  return (await cartRows(store)).filter((row) => {
    const saved = savedCart(row);
    return saved.ok && widgetIdsIn(saved.response.cart).includes(widgetId);
  });
}
