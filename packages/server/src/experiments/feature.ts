import {
  createExperiment,
  deleteExperiment,
  listExperiments,
  readExperiment,
  saveExperiment,
} from '@cartwright/core/contract/experiments';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { asData, readDocument } from '../documents/stored-documents';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import { createShopExperiment, deleteShopExperiment, saveShopExperiment } from './change-experiment';
import { EXPERIMENTS } from './experiment-documents';
import { listExperimentsOf } from './list-experiments';

interface ExperimentOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Tests of one widget, cart or campaign against another, as drafts: none can be started yet. */
export function experimentsFeature(options: ExperimentOptions): ServerFeature {
  return { routes: (app, { resolveShop }) => experimentRoutes(app, resolveShop, options) };
}

function experimentRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, clock, newId }: ExperimentOptions,
): void {
  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });

  serve(app, resolveShop, listExperiments, async ({ params, query, session }) => {
    const answer = await listExperimentsOf(storeOf(session.shopId), { ...params, ...query });
    return { ok: true, answer };
  });

  serve(app, resolveShop, createExperiment, ({ body, session }) =>
    createShopExperiment(storeOf(session.shopId), {
      ...body,
      id: body.id ?? newId(),
      ...savedBy(session),
    }),
  );

  serve(app, resolveShop, readExperiment, async ({ params, session }) =>
    asData(await readDocument(storeOf(session.shopId), EXPERIMENTS, params.id)),
  );

  serve(app, resolveShop, saveExperiment, async ({ params, body, session }) =>
    asData(
      await saveShopExperiment(storeOf(session.shopId), { id: params.id, ...body, ...savedBy(session) }),
    ),
  );

  serve(app, resolveShop, deleteExperiment, ({ params, query, session }) =>
    deleteShopExperiment(storeOf(session.shopId), { id: params.id, ...query }),
  );
}
