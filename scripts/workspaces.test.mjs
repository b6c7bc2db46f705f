import { expect, test } from 'vitest';
import { closure } from './workspaces.mjs';

test('a workspace is made of itself and of all that its dependencies are made of, each once', () => {
  const all = [
    { name: 'core', folder: 'core', dependsOn: [] },
    { name: 'ui', folder: 'ui', dependsOn: ['core'] },
    { name: 'admin', folder: 'admin', dependsOn: ['core', 'ui'] },
    { name: 'server', folder: 'server', dependsOn: ['core'] },
  ];
  expect(closure('admin', all).map(({ name }) => name)).toEqual(['admin', 'core', 'ui']);
});
