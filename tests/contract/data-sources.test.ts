import {
  listDataSources,
  readCustomSources,
  saveCustomSources,
  tryCustomSource,
} from '@cartwright/core/contract/data-sources';
import {
  type CustomSources,
  NO_CUSTOM_SOURCES,
  newCustomSource,
} from '@cartwright/core/data-sources/custom-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

let backend: Backend;
beforeAll(async () => {
  backend = await serverBackend();
  await backend.reset();
});
afterAll(() => backend.close());

const KITCHEN = { ...newCustomSource(7, 'last'), name: ' Kitchen ' };
const withSources = (...sources: CustomSources['sources']) => ({ ...NO_CUSTOM_SOURCES, sources });

it('saves data sources as a whole, lists them, and never overwrites a newer save', async () => {
  expect(await ask(backend, readCustomSources)).toEqual({
    document: NO_CUSTOM_SOURCES,
    revision: 0,
    updatedAt: null,
  });
  const body = { setting: withSources(KITCHEN), revision: 0 };
  const { data } = await ask(backend, saveCustomSources, { body });
  expect(data).toMatchObject({ revision: 1, document: withSources({ ...KITCHEN, name: 'Kitchen' }) });
  expect(await ask(backend, readCustomSources)).toEqual(data);
  const { dataSources } = await ask(backend, listDataSources);
  expect(dataSources).toContainEqual(expect.objectContaining({ path: '/custom/id/7', name: 'Kitchen' }));
  expect(await refused(backend, saveCustomSources, { body })).toMatchObject({ code: 'conflict' });
});

it('rejects an invalid one with the path', async () => {
  const setting = withSources({ ...KITCHEN, name: '' });
  expect(await refused(backend, saveCustomSources, { body: { setting, revision: 1 } })).toMatchObject({
    code: 'invalid_document',
    issues: [{ path: ['sources', 0, 'name'], message: 'Enter a name.' }],
  });
});

it('an edited one can be previewed, with the result of its rules', async () => {
  const body = { source: KITCHEN, pageProducts: [11], cartProducts: [] };
  const { metadata } = await ask(backend, tryCustomSource, { body });
  // Nothing is copied of this shop's catalog, and nothing was sold.
  expect(metadata).toMatchObject({ rules: [{ rule: 1, outcome: 'held', gave: 0 }], products: [] });
});
