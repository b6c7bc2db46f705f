import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePort } from '../setup/options';

/** Stores files in a folder, created with the first file. */
export function fileFolder(folder: string): FilePort {
  return {
    read: (key) => readFile(join(folder, key)).catch(() => null),
    async write(key, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, key), bytes);
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

/** Stores files in memory. */
export function filesInMemory(): FilePort {
  const files = new Map<string, Uint8Array>();
  return {
    read: async (key) => files.get(key) ?? null,
    write: async (key, bytes) => {
      files.set(key, bytes);
    },
    remove: async (key) => {
      files.delete(key);
    },
  };
}
