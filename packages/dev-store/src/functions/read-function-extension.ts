import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppFunction, FunctionTarget, FunctionTargetRun } from '../setup/options';
import { readFunctionManifest } from './extension-manifest';
import { type FunctionInstance, type InstanceMaker, prepareFunction } from './sandbox';

/**
 * A function as it is deployed: the folder of its extension with manifest, input queries and the built file, which
 * runs in QuickJS. Throws when the folder is not complete; a function that isn't built says so.
 */
export async function readFunctionExtension(folder: string): Promise<AppFunction> {
  const manifest = readFunctionManifest(await readFile(join(folder, 'shopify.extension.toml'), 'utf8'));
  const run = withOutputCache(freshEachTime(await prepareFunction(await builtFile(folder, manifest.wasm))));
  const targets = await Promise.all(
    manifest.targets.map(
      async ({ target, inputQuery, export: exported }): Promise<[FunctionTarget, FunctionTargetRun]> => {
        const query = await readFile(join(folder, inputQuery), 'utf8');
        const exportName = camelCase(exported);
        return [target, { query, run: (input) => JSON.parse(run(exportName, JSON.stringify(input))) }];
      },
    ),
  );
  return { handle: manifest.handle, targets: Object.fromEntries(targets) };
}

async function builtFile(folder: string, wasm: string): Promise<string> {
  const file = join(folder, wasm.replace(/\.wasm$/, '.js'));
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`The function isn't built: ${file} is missing. Run "npm run build".`, {
      cause: error,
    });
  }
}

/** `cart-lines-discounts-generate-run` in the manifest is `cartLinesDiscountsGenerateRun` in JavaScript. */
export function camelCase(exported: string): string {
  return exported.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

type Run = FunctionInstance['run'];

/** A discount function has two targets, and evaluating the module takes longer than most runs. */
const SPARES = 2;

/** Each run has an instance that nobody has used, as at Shopify. They are made while the store has nothing else to do. */
function freshEachTime(make: InstanceMaker): Run {
  const spares = [make()];
  const refill = () => {
    if (spares.length >= SPARES) return;
    try {
      spares.push(make());
    } catch {
      // The next run makes its own, and says what is wrong.
      return;
    }
    setImmediate(refill).unref();
  };
  setImmediate(refill).unref();
  return (exportName, input) => {
    const instance = spares.pop() ?? make();
    setImmediate(refill).unref();
    try {
      return instance.run(exportName, input);
    } finally {
      instance.close();
    }
  };
}

/** The same cart is priced several times in a request and again in the next; a function answers the same to the same. */
const MAX_CACHED_OUTPUTS = 50;

function withOutputCache(run: Run): Run {
  const outputs = new Map<string, string>();
  return (exportName, input) => {
    const key = `${exportName} ${input}`;
    const output = outputs.get(key) ?? run(exportName, input);
    outputs.delete(key);
    outputs.set(key, output);
    const [oldest] = outputs.keys();
    if (outputs.size > MAX_CACHED_OUTPUTS && oldest !== undefined) outputs.delete(oldest);
    return output;
  };
}
