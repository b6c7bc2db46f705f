import type { WidgetCallback } from '@cartwright/core/widgets/widget-response';
import { runScript } from '@cartwright/storefront-kit/page/run-script';

/** Widget data passed to a merchant's script. */
interface WidgetCallbackInfo {
  readonly id: number;
  /** Shopify's product ids, in order. */
  readonly products: readonly number[];
  /** Variants just added to the cart. */
  readonly added: readonly number[];
}

/** Runs a script of a widget; `added` are the variants just added. */
export type RunCallback = (name: WidgetCallback, added?: readonly number[]) => void;

/**
 * Runs the merchant's scripts of a widget in isolation: errors are logged to the console. Also observes selections in
 * the widget.
 */
export function callbacksOf(
  callbacks: Readonly<Record<WidgetCallback, string>> | null,
  place: HTMLElement,
  widget: Pick<WidgetCallbackInfo, 'id' | 'products'>,
): RunCallback {
  const run: RunCallback = (name, added = []) => {
    const code = callbacks?.[name] ?? '';
    if (code.trim() === '') return;
    const detail: WidgetCallbackInfo = { ...widget, added };
    runScript(code, place, { widget: detail }, `callback of widget ${widget.id}`, (message) => {
      // biome-ignore lint/suspicious/noConsole: whoever wrote the script looks there.
      console.error('Cartwright:', message);
    });
  };
  if (callbacks) place.addEventListener('change', () => run('productsChange'));
  return run;
}
