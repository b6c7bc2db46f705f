import releaseSync from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { isRecord } from '../engine/model/request-body';
import { FUNCTION_LIMITS } from './limits';

/**
 * A function that runs longer than this is stopped. QuickJS lets us look in after every 10,000 loop turns and calls; these
 * are no instructions of Shopify's, which cannot be counted here (ADR 34).
 */
const MAX_TURNS = 20_000_000;
const TURNS_BETWEEN_INTERRUPTS = 10_000;

/** A built function in a QuickJS of its own: what one run leaves behind, the next one finds. */
export interface FunctionInstance {
  /**
   * Calls an export, as Shopify's runtime does, with the input that it reads. Both texts are JSON. Throws when the function
   * throws, writes nothing, or needs more memory, stack or time than it may have.
   */
  run(exportName: string, input: string): string;
  /**
   * The loop turns and calls since the instance was made: the same at every run on every machine, so that a test can hold a
   * function to them. The instance cannot be used afterwards.
   */
  countTurns(): number;
  close(): void;
}

/** Makes instances of a built function. Shopify makes one for each run, with the module evaluated anew. */
export type InstanceMaker = () => FunctionInstance;

/**
 * Prepares an ES module to be run under Shopify's limits of memory and stack. QuickJS has neither Intl, URL, TextEncoder nor
 * console, as in Shopify's runtime.
 */
export async function prepareFunction(module: string): Promise<InstanceMaker> {
  let engine = await newQuickJSWASMModuleFromVariant(releaseSync);
  let renewing = false;
  /** What a failed function leaves goes with the engine that holds it. */
  const renew = async () => {
    if (renewing) return;
    renewing = true;
    engine = await newQuickJSWASMModuleFromVariant(releaseSync);
    renewing = false;
  };
  return () => makeInstance(engine, module, renew);
}

function makeInstance(
  engine: QuickJSWASMModule,
  module: string,
  renewEngine: () => unknown,
): FunctionInstance {
  const runtime = engine.newRuntime();
  runtime.setMemoryLimit(FUNCTION_LIMITS.memoryBytes);
  runtime.setMaxStackSize(FUNCTION_LIMITS.stackBytes);
  let interrupts = 0;
  let maxInterrupts = MAX_TURNS / TURNS_BETWEEN_INTERRUPTS;
  runtime.setInterruptHandler(() => {
    interrupts += 1;
    return interrupts > maxInterrupts;
  });
  const context = runtime.newContext();
  let failed = false;
  const handles: QuickJSHandle[] = [];
  const keep = (handle: QuickJSHandle) => {
    handles.push(handle);
    return handle;
  };
  const close = () => {
    // Without stack or memory, QuickJS loses objects, and gives up when it is to free them.
    if (failed) return void renewEngine();
    for (const handle of handles) handle.dispose();
    context.dispose();
    runtime.dispose();
  };
  try {
    const wire = shopifyFunction(context, keep);
    const exports = keep(context.unwrapResult(context.evalCode(module, 'function.js', { type: 'module' })));
    return {
      run(exportName, input) {
        wire.input = input;
        wire.output = null;
        const exported = context.getProp(exports, exportName);
        try {
          context.unwrapResult(context.callFunction(exported, context.undefined)).dispose();
        } catch (error) {
          failed = true;
          throw explained(error, interrupts > maxInterrupts);
        } finally {
          exported.dispose();
        }
        if (wire.output === null) throw new Error(`${exportName} wrote no output.`);
        return wire.output;
      },
      countTurns() {
        // QuickJS looks in at the very first turn, then after each ten thousand: what is missing until the next look is counted.
        const before = interrupts;
        maxInterrupts = before;
        const counted = context.evalCode('globalThis.turns = 0; for (;;) globalThis.turns++;');
        counted.dispose();
        const missing = context.getProp(context.global, 'turns').consume((turns) => context.getNumber(turns));
        return before * TURNS_BETWEEN_INTERRUPTS - missing;
      },
      close,
    };
  } catch (error) {
    renewEngine();
    throw explained(error, interrupts > maxInterrupts);
  }
}

/** `globalThis.ShopifyFunction`, through which a function reads its input and writes its output. */
function shopifyFunction(context: QuickJSContext, keep: (handle: QuickJSHandle) => QuickJSHandle) {
  const wire: { input: string; output: string | null } = { input: 'null', output: null };
  const evaluated = (code: string) => keep(context.unwrapResult(context.evalCode(code)));
  const parse = evaluated('JSON.parse');
  const stringify = evaluated('JSON.stringify');
  const readInput = keep(
    context.newFunction('readInput', () =>
      context
        .newString(wire.input)
        .consume((text) => context.unwrapResult(context.callFunction(parse, context.undefined, text))),
    ),
  );
  const writeOutput = keep(
    context.newFunction('writeOutput', (output) => {
      const text = context.unwrapResult(context.callFunction(stringify, context.undefined, output));
      wire.output = text.consume((handle) => context.getString(handle));
    }),
  );
  const shared = keep(context.newObject());
  context.setProp(shared, 'readInput', readInput);
  context.setProp(shared, 'writeOutput', writeOutput);
  context.setProp(context.global, 'ShopifyFunction', shared);
  return wire;
}

/** An error of the function by its own name and message; where it was stopped, that instead. */
function explained(error: unknown, stopped: boolean): unknown {
  if (stopped) return new Error(`It ran for more than ${MAX_TURNS} loop turns and was stopped.`);
  const thrown = error instanceof Error ? error.cause : undefined;
  return isRecord(thrown) && 'message' in thrown ? new Error(`${thrown.name}: ${thrown.message}`) : error;
}
