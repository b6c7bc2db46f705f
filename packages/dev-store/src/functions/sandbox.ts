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
 * Maximum number of loop turns and calls, after which a function is stopped. QuickJS calls the interrupt handler every
 * 10,000; these aren't Shopify's instructions, which can't be counted here (ADR 34).
 */
const MAX_TURNS = 20_000_000;
const TURNS_BETWEEN_INTERRUPTS = 10_000;

/** Built function in its own QuickJS runtime. State persists between runs. */
export interface FunctionInstance {
  /**
   * Calls an export with an input, both JSON, as Shopify's runtime does. Throws if the function throws, writes nothing,
   * or exceeds its memory, stack or time.
   */
  run(exportName: string, input: string): string;
  /**
   * Number of loop turns and calls since the instance was created, deterministic on all machines, so that tests can
   * limit it. Disposes of the instance.
   */
  countTurns(): number;
  close(): void;
}

/** Creates instances of a built function. Shopify creates one per run and evaluates the module each time. */
export type InstanceMaker = () => FunctionInstance;

/**
 * Prepares an ES module to run under Shopify's limits of memory and stack. As in Shopify's runtime, Intl, URL,
 * TextEncoder and console are missing.
 */
export async function prepareFunction(module: string): Promise<InstanceMaker> {
  let engine = await newQuickJSWASMModuleFromVariant(releaseSync);
  let renewing = false;
  /** Replaces the engine after a failure, whose objects are released with it. */
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
    // After running out of stack or memory, QuickJS leaks objects, and aborts when freeing them.
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
        // QuickJS interrupts at the first turn, then every 10,000: counts the turns up to the next interrupt.
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

/** Defines `globalThis.ShopifyFunction`, the input and output of a function. */
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

/** Error of a function with its name and message, or that it was stopped. */
function explained(error: unknown, stopped: boolean): unknown {
  if (stopped) return new Error(`It ran for more than ${MAX_TURNS} loop turns and was stopped.`);
  const thrown = error instanceof Error ? error.cause : undefined;
  return isRecord(thrown) && 'message' in thrown ? new Error(`${thrown.name}: ${thrown.message}`) : error;
}
