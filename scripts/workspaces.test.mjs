import { expect, test } from 'vitest';
import { closure } from './workspaces.mjs';

test('lists the sources of a workspace and of its dependencies, each once', () => {
  const all = [
    { name: 'core', folder: 'core', dependsOn: [] },
    { name: 'ui', folder: 'ui', dependsOn: ['core'] },
    { name: 'admin', folder: 'admin', dependsOn: ['core', 'ui'] },
    { name: 'server', folder: 'server', dependsOn: ['core'] },
  ];
  expect(closure('admin', all).map(({ name }) => name)).toEqual(['admin', 'core', 'ui']);
});
