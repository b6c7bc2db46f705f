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

it('a shop’s own data sources are saved as a whole, listed beside the others, and never over a newer save', async () => {
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

it('what is wrong with one is said at its place', async () => {
  const setting = withSources({ ...KITCHEN, name: '' });
  expect(await refused(backend, saveCustomSources, { body: { setting, revision: 1 } })).toMatchObject({
    code: 'invalid_document',
    issues: [{ path: ['sources', 0, 'name'], message: 'Enter a name.' }],
  });
});

it('one that is being edited can be tried: what became of its rules is told', async () => {
  const body = { source: KITCHEN, pageProducts: [11], cartProducts: [] };
  const { metadata } = await ask(backend, tryCustomSource, { body });
  // Nothing is copied of this shop's catalog, and nothing was sold.
  expect(metadata).toMatchObject({ rules: [{ rule: 1, outcome: 'held', gave: 0 }], products: [] });
});
