import type { Path } from '../smart-cart/issue';
import { WIDGET_VERSION, type Widget, widgetDocument } from './schema';

export type ReadWidget =
  | { readonly ok: true; readonly widget: Widget }
  | { readonly ok: false; readonly code: 'newer' | 'invalid'; readonly message: string; readonly path: Path };

/** A stored widget in the version that this code knows. Every earlier version will have its step here. */
export function readWidget(stored: unknown): ReadWidget {
  const version =
    typeof stored === 'object' && stored !== null && 'schemaVersion' in stored ? stored.schemaVersion : null;
  if (typeof version === 'number' && version > WIDGET_VERSION) {
    const message = 'A newer version of the app has saved this widget. Reload the page.';
    return { ok: false, code: 'newer', message, path: ['schemaVersion'] };
  }
  const parsed = widgetDocument.safeParse(stored);
  if (parsed.success) return { ok: true, widget: parsed.data };
  const [first] = parsed.error.issues;
  const path = (first?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
  return { ok: false, code: 'invalid', message: first?.message ?? 'The widget cannot be read.', path };
}
