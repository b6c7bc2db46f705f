import { parse } from 'smol-toml';
import { isRecord } from '../engine/model/request-body';
import { DISCOUNT_TARGETS, type FunctionTarget, VALIDATION_TARGET } from '../setup/options';

/**
 * Manifest of a function (`shopify.extension.toml`), as far as the store needs it. Paths are relative to its folder.
 */
export interface FunctionManifest {
  readonly handle: string;
  readonly apiVersion: string;
  readonly targets: readonly ManifestTarget[];
  /** Wasm file built by Shopify's CLI. The bundle that it is compiled from is next to it, as `.js`. */
  readonly wasm: string;
}

export interface ManifestTarget {
  readonly target: FunctionTarget;
  readonly inputQuery: string;
  /** Export name; in camel case in JavaScript. */
  readonly export: string;
}

const TARGETS: readonly FunctionTarget[] = [...DISCOUNT_TARGETS, VALIDATION_TARGET];

/** Parses the manifest of an extension with one function. Throws with the path if invalid. */
export function readFunctionManifest(toml: string): FunctionManifest {
  const { api_version, extensions } = record(parse(toml), 'the file');
  const [extension, ...others] = list(extensions, 'extensions');
  if (others.length > 0) throw new Error('shopify.extension.toml: one extension is expected.');
  const { type, handle, targeting, build } = record(extension, 'extensions');
  if (type !== 'function') throw new Error('shopify.extension.toml: type is not "function".');
  return {
    handle: text(handle, 'handle'),
    apiVersion: text(api_version, 'api_version'),
    targets: list(targeting, 'targeting').map((each) => {
      const { target, input_query, export: exported } = record(each, 'targeting');
      return {
        target: knownTarget(target),
        inputQuery: text(input_query, 'input_query'),
        export: text(exported, 'export'),
      };
    }),
    wasm: text(record(build, 'build').path, 'build.path'),
  };
}

function knownTarget(value: unknown): FunctionTarget {
  const found = TARGETS.find((target) => target === value);
  if (!found) throw new Error(`shopify.extension.toml: ${String(value)} is no target that this store runs.`);
  return found;
}

function record(value: unknown, place: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`shopify.extension.toml: ${place} is not a table.`);
  return value;
}

function list(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`shopify.extension.toml: ${place} is not a list.`);
  return value;
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new Error(`shopify.extension.toml: ${place} is not a text.`);
  return value;
}
