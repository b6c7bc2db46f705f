import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testFolders } from '../testing/test-app';
import { serverVersion, versionText } from './server-version';

const newFolder = testFolders();

test('reads the package version and the commit that the build recorded', async () => {
  const file = pathToFileURL(join(await newFolder(), 'commit'));
  expect(versionText(serverVersion(file))).toMatch(/^\d+\.\d+\.\d+$/);
  await writeFile(file, '1f2e3d4c5b6a\n');
  expect(serverVersion(file)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: '1f2e3d4c5b6a',
  });
  expect(versionText(serverVersion(file))).toMatch(/^\d+\.\d+\.\d+ \(1f2e3d4c5b6a\)$/);
  await writeFile(file, '');
  expect(serverVersion(file)).not.toHaveProperty('commit');
});
