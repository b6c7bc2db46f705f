import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { WIDGET_VERSION, type Widget, widgetDocument } from './widget';
import { WIDGET_MIGRATIONS } from './widget-migrations';

const SHAPE = { schema: widgetDocument, version: WIDGET_VERSION, migrations: WIDGET_MIGRATIONS };

/** A stored widget of any version, also one whose texts or lists are longer than a save may have them. */
export function readWidget(stored: unknown): ReadVersioned<Widget> {
  return readVersioned(SHAPE, stored);
}
