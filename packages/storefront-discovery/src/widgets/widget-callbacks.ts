import type { WidgetCallback } from '@cartwright/core/widgets/widget-response';
import { runScript } from '@cartwright/storefront-kit/page/run-script';

/** Data of the widget that a merchant's script gets. */
interface WidgetCallbackInfo {
  readonly id: number;
  /** Shopify's numbers of its products, in their order. */
  readonly products: readonly number[];
  /** Variants that were added to the cart just now. */
  readonly added: readonly number[];
}

/** Runs a script of a widget; `added` are the variants that were added just now. */
export type RunCallback = (name: WidgetCallback, added?: readonly number[]) => void;

/**
 * Runs the merchant's scripts of a widget, each for itself: what one throws is told in the console and goes no further. What
 * shoppers select in the widget is followed.
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
