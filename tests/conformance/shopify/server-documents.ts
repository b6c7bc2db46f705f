import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const DOCUMENTS = new URL('../../../packages/server/src/shopify/documents/', import.meta.url);

/** The server's documents by name: every exported text of its documents folder is one. */
export async function serverDocuments(): Promise<[string, string][]> {
  const files = (await readdir(DOCUMENTS)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(
      async (file): Promise<Record<string, unknown>> => import(fileURLToPath(new URL(file, DOCUMENTS))),
    ),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
