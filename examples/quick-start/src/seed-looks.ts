import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLooks, readThemeLook, saveLooks } from '@cartwright/core/contract/looks';
import { withThemeImport } from '@cartwright/core/looks/from-theme-settings';
import { callApp } from './call-app';

interface Seeding {
  /** Address of the app, without a slash at the end. */
  readonly appUrl: string;
  readonly dataDir: string;
}

/**
 * Gives a shop that has saved no looks those of its theme, once. Throws when the app refuses a call.
 */
export async function seedLooks({ appUrl, dataDir }: Seeding): Promise<void> {
  const mark = join(dataDir, 'looks-added');
  if (existsSync(mark)) return;
  const { look, revision } = await callApp(appUrl, readLooks);
  if (revision === 0) {
    const found = await callApp(appUrl, readThemeLook);
    await callApp(appUrl, saveLooks, { look: withThemeImport(look, found), revision });
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, '');
}
