import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StatePort } from '../setup/options';

const WRITE_DELAY = 150;

/**
 * Stores state in a JSON file. Writes are debounced and atomic (a temporary file is renamed), so that a crash never
 * leaves a partial state. An invalid file is an error with its name, and isn't overwritten. A failed write is thrown by
 * the next `save` or `flush`.
 */
export function stateFile(path: string): StatePort {
  let waiting: { state: unknown; timer: NodeJS.Timeout } | null = null;
  let writing: Promise<void> = Promise.resolve();
  let failure: unknown = null;

  const write = async (state: unknown) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.tmp`, JSON.stringify(state));
    await rename(`${path}.tmp`, path);
  };

  const startWriting = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const { state } = waiting;
    waiting = null;
    writing = writing
      .then(() => write(state))
      .catch((error: unknown) => {
        failure = error;
      });
  };

  const throwFailure = () => {
    if (failure === null) return;
    const error = failure;
    failure = null;
    throw new Error(`The store's state could not be written to ${path}.`, { cause: error });
  };

  return {
    async load() {
      let text: string;
      try {
        text = await readFile(path, 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      try {
        return JSON.parse(text);
      } catch {
        throw new Error(
          `The store's state in ${path} is not valid JSON. Move the file away to start afresh.`,
        );
      }
    },
    async save(state) {
      throwFailure();
      if (waiting) waiting.state = state;
      else waiting = { state, timer: setTimeout(startWriting, WRITE_DELAY).unref() };
    },
    async flush() {
      startWriting();
      await writing;
      throwFailure();
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
