import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FunctionManifest,
  readFunctionManifest,
} from '@cartwright/dev-store/functions/extension-manifest';
import { type InstanceMaker, prepareFunction } from '@cartwright/dev-store/functions/sandbox';
import type { SchemaName } from '../shopify/schema-package';

/** A function as it is deployed. Files are named from the folder of its extension. */
export interface Extension {
  readonly folder: string;
  /** Schema of its input and output. */
  readonly schema: SchemaName;
  readonly manifest: FunctionManifest;
  readonly builtFile: string;
  file(name: string): string;
  files(folder: string): readonly string[];
  /** To be run as the local store does. `npm run build` makes the file. */
  built(): Promise<InstanceMaker>;
}

function extension(name: string, schema: SchemaName): Extension {
  const folder = fileURLToPath(new URL(`../../../extensions/${name}/`, import.meta.url));
  const file = (path: string) => readFileSync(join(folder, path), 'utf8');
  const manifest = readFunctionManifest(file('shopify.extension.toml'));
  const builtFile = manifest.wasm.replace(/\.wasm$/, '.js');
  return {
    folder,
    schema,
    manifest,
    builtFile,
    file,
    files: (path) => readdirSync(join(folder, path)),
    built: () => prepareFunction(file(builtFile)),
  };
}

export const CART_REWARDS: Extension = extension('cart-rewards', 'functions_discount_2026-07');
export const CART_VALIDATION: Extension = extension(
  'cart-validation',
  'functions_cart_checkout_validation_2026-07',
);
export const EXTENSIONS: readonly Extension[] = [CART_REWARDS, CART_VALIDATION];

/** The discount function, which the laws of rewards run. */
export const builtFunction = (): Promise<InstanceMaker> => CART_REWARDS.built();
