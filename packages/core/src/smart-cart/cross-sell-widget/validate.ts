import { type Issue, issue } from '../issue';
import type { CrossSellWidgetSettings } from './schema';

export function validateCrossSellWidget(settings: CrossSellWidgetSettings): Issue[] {
  if (settings.widgetId !== null) return [];
  return [
    issue('widget_missing', ['widgetId'], 'Component is missing an assigned widget.', 'Cross Sell Widget'),
  ];
}
