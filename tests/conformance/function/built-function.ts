import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FunctionManifest,
  readFunctionManifest,
} from '@cartwright/dev-store/functions/extension-manifest';
import { type InstanceMaker, prepareFunction } from '@cartwright/dev-store/functions/sandbox';

export const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-rewards/', import.meta.url));

/** A file of the discount function's extension. */
export const extensionFile = (name: string): string => readFileSync(join(EXTENSION, name), 'utf8');

export const MANIFEST: FunctionManifest = readFunctionManifest(extensionFile('shopify.extension.toml'));

/** From the folder of the extension. */
export const BUILT_FILE = MANIFEST.wasm.replace(/\.wasm$/, '.js');

/** The built function, to be run as the local store does. `npm run build` makes the file. */
export const builtFunction = (): Promise<InstanceMaker> => prepareFunction(extensionFile(BUILT_FILE));
