import {
  createExperiment,
  readExperiment,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { ExperimentRun } from '@cartwright/core/experiments/run/experiment-run';
import { expect, type Page } from '@playwright/test';
import { placeCollectionBlock } from '../models/collection-block';
import { call, pathOf } from '../models/running-test';
import { aCopy, generous } from '../models/tested-carts';
import { aWidget } from '../models/tested-widget';
import type { Shop } from '../shop';

/** Names of the tested widgets; the first is the control's. */
export const WIDGETS: readonly string[] = ['Round', 'Square', 'Oval'];

export interface RunningTest {
  readonly id: string;
  readonly document: ExperimentDocument;
  readonly run: ExperimentRun;
}

export interface TestedShop {
  /** The demo cart against one with other rewards, decided by conversion; half of the visitors see each. */
  readonly carts: RunningTest;
  /** Three widgets on product pages, decided by conversion; visitors move to the better ones. */
  readonly widgets: RunningTest;
}

/** Starts both tests, planned for about twice as many visitors as come. */
export async function testedShop(page: Page, shop: Shop, visitors: number): Promise<TestedShop> {
  const { cart: demo } = await shop.demoCart();
  const second = await aCopy(page, shop, generous);
  const carts = await started(page, shop, {
    context: 'smart_cart',
    shown: [demo.id, second],
    traffic: [50, 50],
    changes: { goalId: 2, smallestGain: 30 },
    known: { visitorsAWeek: Math.max(500, visitors), rate: 0.15 },
  });
  const products = ['olive-soap', 'linen-apron', 'enamel-mug'];
  const shown: string[] = [];
  for (const [at, name] of WIDGETS.entries())
    shown.push(await aWidget(page, shop, { name, product: products[at] ?? '' }));
  const widgets = await started(page, shop, {
    context: 'widget',
    shown,
    traffic: [34, 33, 33],
    changes: { goalId: 2, smallestGain: 30, autoOptimize: true },
    known: { visitorsAWeek: 2_000, rate: 0.15 },
  });
  await placeCollectionBlock(page, shop.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': shown[0] ?? '',
  });
  const answered = () => page.request.get(`${shop.storeUrl}/apps/cartwright/widgets?ids=${shown[0]}`);
  await expect.poll(async () => (await answered()).ok(), { timeout: 60_000 }).toBe(true);
  return { carts, widgets };
}

interface Started {
  readonly context: 'smart_cart' | 'widget';
  readonly shown: readonly string[];
  readonly traffic: readonly number[];
  readonly changes: Partial<ExperimentDocument>;
  readonly known: { readonly visitorsAWeek: number; readonly rate: number };
}

async function started(page: Page, { adminUrl }: Shop, test: Started): Promise<RunningTest> {
  const { context, shown, traffic, changes, known } = test;
  const body = { name: `Which ${context}`, context };
  const { id } = (await call(page, adminUrl, 'post', createExperiment.path, body)).data;
  const { experiment } = (await call(page, adminUrl, 'get', pathOf(readExperiment, id))).data;
  const ids = ['control', 'b', 'c'];
  const variants = shown.map((documentId, at) => ({ id: ids[at], documentId, traffic: traffic[at] }));
  const setting = { ...experiment, variants, ...changes };
  await call(page, adminUrl, 'put', pathOf(saveExperiment, id), { setting, revision: 1 });
  const { data } = await call(page, adminUrl, 'post', pathOf(startExperiment, id), { revision: 2, known });
  return { id, document: data.experiment, run: data.run };
}
