import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { WIDGET_VERSION, type Widget, widgetDocument } from './widget';

/** A stored widget in the version that this code knows, also one whose texts or lists are longer than a save may have them. */
export function readWidget(stored: unknown): ReadVersioned<Widget> {
  return readVersioned({ schema: widgetDocument, version: WIDGET_VERSION }, stored);
}
