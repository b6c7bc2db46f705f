import { widgetName } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';

/** Message about saved widgets without products, to follow that of the save; empty if there are none. */
export function emptyMessage(widgets: readonly Widget[]): string {
  if (widgets.length === 0) return '';
  const names = new Intl.ListFormat('en').format(widgets.map((widget) => `"${widgetName(widget)}"`));
  return widgets.length === 1
    ? ` Widget ${names} has no products yet: shoppers see nothing of it.`
    : ` Widgets ${names} have no products yet: shoppers see nothing of them.`;
}
