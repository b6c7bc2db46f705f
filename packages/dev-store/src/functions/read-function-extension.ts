import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppFunction, FunctionTarget, FunctionTargetRun } from '../setup/options';
import { readFunctionManifest } from './extension-manifest';
import { type FunctionInstance, type InstanceMaker, prepareFunction } from './sandbox';

/**
 * Loads a function from its extension's folder: manifest, input queries and the built file, which runs in QuickJS.
 * Throws if the folder is incomplete or the function isn't built.
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

/**
 * JavaScript name of an export in the manifest: `cart-lines-discounts-generate-run` is `cartLinesDiscountsGenerateRun`.
 */
export function camelCase(exported: string): string {
  return exported.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

type Run = FunctionInstance['run'];

/**
 * Number of instances prepared in advance: a discount function has two targets, and evaluating the module takes longer
 * than most runs.
 */
const SPARES = 2;

/** Runs each call in a fresh instance, as Shopify does. Instances are created while the store is idle. */
function freshEachTime(make: InstanceMaker): Run {
  const spares = [make()];
  const refill = () => {
    if (spares.length >= SPARES) return;
    try {
      spares.push(make());
    } catch {
      // The next run creates its own instance, and reports the error.
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

/** Maximum number of cached outputs. A cart is priced several times per request, and functions are deterministic. */
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
