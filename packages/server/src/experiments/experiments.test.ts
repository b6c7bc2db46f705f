import {
  createExperiment,
  deleteExperiment,
  listExperiments,
  readExperiment,
  saveExperiment,
} from '@cartwright/core/contract/experiments';
import { createWidget } from '@cartwright/core/contract/widgets';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { expect, test } from 'vitest';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

const widget = async (app: TestApp, name: string) =>
  String(
    (await app.ask(createWidget, { body: { widget: { name, classification: 'cart_page' } } })).widget_id,
  );

const create = async (app: TestApp, name: string, context: ExperimentContext = 'widget') =>
  (await app.ask(createExperiment, { body: { name, context } })).data.id;

const read = async (app: TestApp, id: string) => (await app.ask(readExperiment, { params: { id } })).data;

const list = (app: TestApp, context: ExperimentContext | 'all', query: Record<string, string> = {}) =>
  app.ask(listExperiments, { params: { context }, query });

/** A save of a test that shows these. */
async function choosing(app: TestApp, id: string, shown: readonly string[]) {
  const { experiment, revision } = await read(app, id);
  const variants = experiment.variants.map((each, at) => ({ ...each, documentId: shown[at] ?? null }));
  const setting: ExperimentDocument = { ...experiment, variants };
  return { params: { id }, body: { setting, revision } };
}

test('creates, saves and lists a draft of two variants with its subject', async () => {
  const app = await startApp();
  const shown = [await widget(app, 'Round'), await widget(app, 'Square')];
  const id = await create(app, 'Round or square');
  expect(await read(app, id)).toMatchObject({ revision: 1, experiment: { goalId: 2, context: 'widget' } });
  await app.ask(saveExperiment, await choosing(app, id, shown));
  const { experiments, pagination } = await list(app, 'widget');
  expect(pagination).toEqual({ limit: 25, page: 1, totalItems: 1, totalPages: 1 });
  expect(experiments).toEqual([
    expect.objectContaining({
      id,
      revision: 2,
      placeholderId: shown[0],
      variants: [
        { id: 'control', control: true, traffic: 50, shows: 'Round' },
        { id: 'b', control: false, traffic: 50, shows: 'Square' },
      ],
    }),
  ]);
});

test('lists experiments by context, 25 a page, newest first', async () => {
  const app = await startApp();
  for (let number = 1; number <= 26; number++) await create(app, `Test ${number}`);
  await create(app, 'Of carts', 'smart_cart');
  expect((await list(app, 'smart_cart')).experiments.map(({ name }) => name)).toEqual(['Of carts']);
  expect((await list(app, 'widget')).experiments).toHaveLength(25);
  expect((await list(app, 'widget', { page: '2' })).experiments).toHaveLength(1);
  expect((await list(app, 'all')).pagination.totalItems).toBe(27);
  const found = await list(app, 'all', { search: 'CARTS' });
  expect(found.experiments.map(({ context }) => context)).toEqual(['smart_cart']);
});

test('requires an existing subject and otherwise valid settings', async () => {
  const app = await startApp();
  const id = await create(app, 'Round or square');
  const missing = await choosing(app, id, [await widget(app, 'Round'), '999']);
  expect(await app.refused(saveExperiment, missing)).toMatchObject({
    code: 'invalid_document',
    issues: [{ path: ['variants', 1, 'documentId'], message: 'It no longer exists. Choose something else.' }],
  });
  const { experiment, revision } = await read(app, id);
  const setting = { ...experiment, name: ' ', smallestGain: 0 };
  expect(await app.refused(saveExperiment, { params: { id }, body: { setting, revision } })).toMatchObject({
    code: 'invalid_document',
    issues: [{ path: ['name'] }, { path: ['smallestGain'] }],
  });
});

test('creates a repeated draft once, and rejects a changed repeat and a stale delete', async () => {
  const app = await startApp();
  const id = crypto.randomUUID();
  const body = { id, name: 'Once', context: 'widget' as const };
  await app.ask(createExperiment, { body });
  await app.ask(createExperiment, { body });
  expect((await list(app, 'all')).pagination.totalItems).toBe(1);
  expect(await app.refused(createExperiment, { body: { ...body, name: 'Other' } })).toMatchObject({
    code: 'conflict',
  });
  await app.ask(saveExperiment, await choosing(app, id, []));
  expect(await app.refused(deleteExperiment, { params: { id }, query: { revision: '1' } })).toMatchObject({
    code: 'conflict',
  });
  await app.ask(deleteExperiment, { params: { id }, query: { revision: '2' } });
  expect((await list(app, 'all')).experiments).toEqual([]);
});
