import type { Path } from '../editing/issue';
import { readOfAnyLength } from '../texts/any-length';
import { WIDGET_VERSION, type Widget, widgetDocument } from './widget';

export type ReadWidget =
  | { readonly ok: true; readonly widget: Widget }
  | { readonly ok: false; readonly code: 'newer' | 'invalid'; readonly message: string; readonly path: Path };

/**
 * A stored widget in the version that this code knows, also one whose texts or lists are longer than a save may have them.
 * Every earlier version will have its step here.
 */
export function readWidget(stored: unknown): ReadWidget {
  const version =
    typeof stored === 'object' && stored !== null && 'schemaVersion' in stored ? stored.schemaVersion : null;
  if (typeof version === 'number' && version > WIDGET_VERSION) {
    const message = 'This widget was saved by a newer version of the app. Reload the page.';
    return { ok: false, code: 'newer', message, path: ['schemaVersion'] };
  }
  const read = readOfAnyLength(widgetDocument, stored);
  return read.ok ? { ok: true, widget: read.value } : { ...read, code: 'invalid' };
}
