import type { FileRecord } from './file-record';

export interface FileRecords {
  all(): readonly FileRecord[];
  put(file: FileRecord): void;
  remove(id: number): void;
}

/** Restores saved files, or none. `changed` is called for every write. */
export function openFileRecords(kept: readonly FileRecord[] | undefined, changed: () => void): FileRecords {
  const files = new Map(kept?.map((file) => [file.id, file]));
  return {
    all: () => [...files.values()],
    put(file) {
      files.set(file.id, file);
      changed();
    },
    remove(id) {
      files.delete(id);
      changed();
    },
  };
}
