import type { StoreContext } from '../../context/store-context';
import { type AppFunction, VALIDATION_TARGET } from '../../setup/options';
import { type ConnectionArguments, connection } from '../wire/connection';
import { ADMIN_API_VERSION } from '../wire/schema';
import { appSource } from './shop';

/** Function id, derived from the handle to be stable across restarts. */
export function functionIdOf(store: StoreContext, handle: string): string {
  return `${store.app.handle}-${handle}`;
}

/** Function by handle or id of an input, or the error if there is none. */
export function findFunction(
  store: StoreContext,
  {
    functionHandle,
    functionId,
  }: { readonly functionHandle?: string | null; readonly functionId?: string | null },
) {
  const refused = (code: string, field: string, message: string) => ({
    ok: false as const,
    code,
    field,
    message,
  });
  if (functionHandle && functionId) {
    const message = 'Only one of function_id or function_handle can be provided.';
    return refused('MULTIPLE_FUNCTION_IDENTIFIERS', 'functionHandle', message);
  }
  if (!functionHandle && !functionId) {
    const message = 'Either function_id or function_handle must be provided.';
    return refused('MISSING_FUNCTION_IDENTIFIER', 'functionHandle', message);
  }
  const found = store.app.functions.find(
    ({ handle }) => handle === functionHandle || functionIdOf(store, handle) === functionId,
  );
  if (found) return { ok: true as const, handle: found.handle, found };
  const name = functionHandle || functionId;
  const message = `Function ${name} not found. Ensure that it is released in the current app, and that the app is installed.`;
  return refused('FUNCTION_NOT_FOUND', functionHandle ? 'functionHandle' : 'functionId', message);
}

export function shopifyFunctions(
  store: StoreContext,
  args: ConnectionArguments & { readonly apiType?: string | null },
) {
  const found = store.app.functions
    .filter((each) => !args.apiType || args.apiType === apiTypeOf(each))
    .map((each) => functionSource(store, each));
  return connection(found, args);
}

export function functionSource(store: StoreContext, deployed: AppFunction) {
  const { handle } = deployed;
  return {
    __typename: 'ShopifyFunction',
    id: functionIdOf(store, handle),
    handle,
    title: handle,
    apiType: apiTypeOf(deployed),
    apiVersion: ADMIN_API_VERSION,
    app: appSource(store),
  };
}

export function isValidationFunction({ targets }: AppFunction): boolean {
  return targets[VALIDATION_TARGET] !== undefined;
}

function apiTypeOf(deployed: AppFunction): string {
  return isValidationFunction(deployed) ? 'cart_checkout_validation' : 'discount';
}
