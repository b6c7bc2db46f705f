import {
  applyVariant,
  createExperiment,
  deleteExperiment,
  endExperiment,
  listExperiments,
  listGoalRows,
  readExperiment,
  readExperimentGroups,
  readExperimentResults,
  readOrderSpreads,
  type SavedExperiment,
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
import { readGoalRows } from './read-goal-rows';
import { readGroups } from './read-groups';
import { readResults } from './read-results';
import {
  applyShopVariant,
  type CheckCarts,
  endShopExperiment,
  type ReadCampaigns,
  type SettingsOfContexts,
  startShopExperiment,
} from './run-experiment';

interface ExperimentOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  readonly publisherOf: (shopId: string) => Publisher;
  readonly settings: SettingsOfContexts;
  readonly checkCartsOf: (shopId: string) => CheckCarts;
  readonly campaigns: ReadCampaigns;
  /** Called when a test starts or ends, which collection pages include. */
  readonly pagesChanged: (shopId: string) => Promise<void>;
}

/** Feature of tests of widgets, carts or campaigns. */
export function experimentsFeature(options: ExperimentOptions): ServerFeature {
  return {
    routes: (app, { resolveShop }) => experimentRoutes(app, resolveShop, options),
    queues: () => workOnExperiments(options),
    onShopStart: ({ shopId }) => countExperimentsSoon(options, shopId),
  };
}

function experimentRoutes(app: Hono, resolveShop: ResolveShop, options: ExperimentOptions): void {
  const { storeOf, clock, newId, publisherOf, settings, checkCartsOf, campaigns, pagesChanged } = options;
  /**
   * Waits briefly until the store has started or ended a test: carts, and facts that widgets need.
   * Collection pages follow asynchronously.
   */
  const published = async (shopId: string, { experiment }: SavedExperiment) => {
    if (experiment.context === 'collection') await pagesChanged(shopId);
    else await publisherOf(shopId).publish('save');
  };
  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });

  serve(app, resolveShop, listExperiments, async ({ params, query, session }) => {
    const response = await listExperimentsOf(storeOf(session.shopId), { ...params, ...query }, clock());
    return { ok: true, response };
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
    response: await shopOrderSpreads(storeOf(shopId), clock()),
  }));

  serve(app, resolveShop, startExperiment, async ({ params, body, session: { shopId } }) => {
    const request = { id: params.id, ...body, now: clock() };
    const checks = { checkCarts: checkCartsOf(shopId), campaigns };
    const started = await startShopExperiment(storeOf(shopId), checks, request);
    if (!started.ok) return started;
    await countExperimentsSoon(options, shopId);
    await published(shopId, started.response);
    return asData(started);
  });

  serve(app, resolveShop, endExperiment, async ({ params, session: { shopId } }) => {
    const ended = await endShopExperiment(storeOf(shopId), { id: params.id, now: clock() });
    if (ended.ok) await published(shopId, ended.response);
    return asData(ended);
  });

  serve(app, resolveShop, applyVariant, async ({ params, body, session }) => {
    const by = savedBy(session);
    const applied = await applyShopVariant(storeOf(session.shopId), settings, { ...params, ...body, ...by });
    if (applied.ok) await published(session.shopId, applied.response);
    return asData(applied);
  });

  serve(app, resolveShop, listGoalRows, ({ params, query, session }) =>
    readGoalRows(storeOf(session.shopId), params.id, query),
  );

  serve(app, resolveShop, readExperimentGroups, ({ params, query, session }) =>
    readGroups(storeOf(session.shopId), params.id, query),
  );

  serve(app, resolveShop, readExperimentResults, ({ params, session }) =>
    readResults(storeOf(session.shopId), params.id, clock()),
  );
}
