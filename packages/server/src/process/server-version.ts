import { readFileSync } from 'node:fs';
import { version } from '../../package.json';

/** Version of this server. */
export interface ServerVersion {
  /** Version of its package. */
  readonly version: string;
  /** Commit of the build; absent if unknown. */
  readonly commit?: string;
}

/** Written by the build (`scripts/commit.mjs`) beside the server's file. */
const COMMIT_FILE = new URL('./commit', import.meta.url);

/** Version of this server, with the commit in `file`. */
export function serverVersion(file = COMMIT_FILE): ServerVersion {
  try {
    const commit = readFileSync(file, 'utf8').trim();
    return commit === '' ? { version } : { version, commit };
  } catch {
    return { version };
  }
}

/** Version for people, for example `0.1.0 (1f2e3d4c5b6a)`. */
export function versionText({ version: number, commit }: ServerVersion): string {
  return commit === undefined ? number : `${number} (${commit})`;
}
