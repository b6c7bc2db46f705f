import type { DocumentDefinition } from '../documents/document-definition';
import { readWidget } from './read-widget';
import { validateWidget } from './validate-widget';
import { WIDGET_VERSION, type Widget } from './widget';
import { widgetParts } from './widget-parts';

export const WIDGET: DocumentDefinition<Widget> = {
  kind: 'widget',
  noun: 'this widget',
  mark: { title: 'Widget', path: null },
  version: WIDGET_VERSION,
  read: readWidget,
  validate: validateWidget,
  idOf: ({ id }) => String(id),
  parts: widgetParts,
};
