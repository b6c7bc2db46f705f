import {
  applyVariant,
  createExperiment,
  deleteExperiment,
  endExperiment,
  listExperiments,
  readExperiment,
  readExperimentResults,
  readOrderSpreads,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { asData, readDocument } from '../documents/stored-documents';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import type { Jobs } from '../jobs/jobs';
import type { Publisher } from '../publishing/publisher';
import { createShopExperiment, deleteShopExperiment, saveShopExperiment } from './change-experiment';
import { countExperimentsSoon, workOnExperiments } from './count-experiments';
import { EXPERIMENTS } from './experiment-documents';
import { listExperimentsOf } from './list-experiments';
import { shopOrderSpreads } from './order-spreads';
import { readResults } from './read-results';
import {
  applyShopVariant,
  endShopExperiment,
  startShopExperiment,
  type VariantSettings,
} from './run-experiment';

interface ExperimentOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Of widgets, which are all that can be tested yet. */
  readonly settings: VariantSettings;
}

/** Tests of one widget, cart or campaign against another: those of widgets run, others are drafts. */
export function experimentsFeature(options: ExperimentOptions): ServerFeature {
  return {
    routes: (app, { resolveShop }) => experimentRoutes(app, resolveShop, options),
    queues: () => workOnExperiments(options),
    onShopStart: ({ shopId }) => countExperimentsSoon(options, shopId),
  };
}

function experimentRoutes(app: Hono, resolveShop: ResolveShop, options: ExperimentOptions): void {
  const { storeOf, clock, newId, publisherOf, settings } = options;
  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });

  serve(app, resolveShop, listExperiments, async ({ params, query, session }) => {
    const answer = await listExperimentsOf(storeOf(session.shopId), { ...params, ...query }, clock());
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
    deleteShopExperiment(storeOf(session.shopId), { id: params.id, ...query, now: clock() }),
  );

  serve(app, resolveShop, readOrderSpreads, async ({ session: { shopId } }) => ({
    ok: true,
    answer: await shopOrderSpreads(storeOf(shopId), clock()),
  }));

  serve(app, resolveShop, startExperiment, async ({ params, body, session: { shopId } }) => {
    const started = await startShopExperiment(storeOf(shopId), { id: params.id, ...body, now: clock() });
    if (started.ok) await countExperimentsSoon(options, shopId);
    return asData(started);
  });

  serve(app, resolveShop, endExperiment, async ({ params, session }) =>
    asData(await endShopExperiment(storeOf(session.shopId), { id: params.id, now: clock() })),
  );

  serve(app, resolveShop, applyVariant, async ({ params, body, session }) => {
    const by = savedBy(session);
    const applied = await applyShopVariant(storeOf(session.shopId), settings, { ...params, ...body, ...by });
    if (applied.ok) await publisherOf(session.shopId).publish('save');
    return asData(applied);
  });

  serve(app, resolveShop, readExperimentResults, ({ params, session }) =>
    readResults(storeOf(session.shopId), params.id, clock()),
  );
}
