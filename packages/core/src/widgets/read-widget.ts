import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { WIDGET_VERSION, type Widget, widgetDocument } from './widget';
import { WIDGET_MIGRATIONS } from './widget-migrations';

const SHAPE = { schema: widgetDocument, version: WIDGET_VERSION, migrations: WIDGET_MIGRATIONS };

/** Reads a stored widget of any version, also with texts or lists beyond the limits of a save. */
export function readWidget(stored: unknown): ReadVersioned<Widget> {
  return readVersioned(SHAPE, stored);
}
