import { describe, expect, it } from 'vitest';
import { newBundle } from './bundle-settings';
import v1 from './fixtures/v1.json';
import v2 from './fixtures/v2.json';
import v3 from './fixtures/v3.json';
import { readWidget } from './read-widget';
import { validateWidget } from './validate-widget';

const read = (stored: unknown) => {
  const response = readWidget(stored);
  if (!response.ok) throw new Error(`${response.message} at ${response.path.join('.')}`);
  return response.value;
};

describe('stored widgets of every version', () => {
  it.each([
    ['v1', v1],
    ['v2', v2],
    ['v3', v3],
  ])('%s upgrades to a valid current widget', (_version, stored) =>
    expect(validateWidget(read(stored))).toEqual([]),
  );

  it('version 3 is read unchanged', () => expect(read(v3)).toEqual(v3));

  it('version 2 upgrades to version 3, with one empty step for a bundle builder', () => {
    expect(read(v2)).toEqual(v3);
    const builder = { ...v2, classification: 'bundle_builder' };
    expect(read(builder).settings.bundle).toEqual(newBundle());
  });

  it('version 1 upgrades to version 3, with its own limit and texts', () => expect(read(v1)).toEqual(v3));

  it.each([
    ['hand_picked', '/products/hand_picked'],
    ['recommended', '/products/related'],
    ['complementary', '/products/complementary'],
  ])('the source %s becomes %s', (dataSource, dataSourcePath) =>
    expect(read({ ...v1, dataSource })).toEqual({ ...v3, dataSourcePath }),
  );

  it('a widget saved with longer texts keeps them', () => {
    const title = 'x'.repeat(500);
    expect(read({ ...v1, title })).toEqual({ ...v3, title });
  });
});

it.each([
  ['an unknown source', { dataSource: 'toString' }, ['dataSource']],
  ['a limit in words', { limit: 'four' }, ['settings', 'limit']],
  ['no texts', { language: null }, ['settings', 'language']],
  ['a button without a text', { language: { ...v1.language, add: 1 } }, ['settings', 'language', 'add']],
])('version 1 with %s is rejected with the path', (_words, changes, path) =>
  expect(readWidget({ ...v1, ...changes })).toMatchObject({ ok: false, code: 'invalid', path }),
);
