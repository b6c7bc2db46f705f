import { describe, expect, it } from 'vitest';
import v1 from './fixtures/v1.json';
import v2 from './fixtures/v2.json';
import { readWidget } from './read-widget';
import { validateWidget } from './validate-widget';

const read = (stored: unknown) => {
  const answer = readWidget(stored);
  if (!answer.ok) throw new Error(`${answer.message} at ${answer.path.join('.')}`);
  return answer.value;
};

describe('stored widgets of every version', () => {
  it.each([
    ['v1', v1],
    ['v2', v2],
  ])('%s becomes a valid widget of today', (_version, stored) =>
    expect(validateWidget(read(stored))).toEqual([]),
  );

  it('version 2 is read as it is', () => expect(read(v2)).toEqual(v2));

  it('version 1 becomes version 2, with its own limit and texts', () => expect(read(v1)).toEqual(v2));

  it.each([
    ['hand_picked', '/products/hand_picked'],
    ['recommended', '/products/related'],
    ['complementary', '/products/complementary'],
  ])('the source %s is at %s', (dataSource, dataSourcePath) =>
    expect(read({ ...v1, dataSource })).toEqual({ ...v2, dataSourcePath }),
  );

  it('one that was saved with longer texts keeps them', () => {
    const title = 'x'.repeat(500);
    expect(read({ ...v1, title })).toEqual({ ...v2, title });
  });
});

it.each([
  ['a source of nobody', { dataSource: 'toString' }, ['dataSource']],
  ['a limit in words', { limit: 'four' }, ['settings', 'limit']],
  ['no texts', { language: null }, ['settings', 'language']],
  ['a button without a text', { language: { ...v1.language, add: 1 } }, ['settings', 'language', 'add']],
])('version 1 with %s says where it can’t be read', (_words, changes, path) =>
  expect(readWidget({ ...v1, ...changes })).toMatchObject({ ok: false, code: 'invalid', path }),
);
