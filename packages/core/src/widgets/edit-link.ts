import { type Classification, widgetKind } from './classification';
import type { SettingsType } from './widget-settings';

/** Fields of a widget that determine its editor. */
export interface LinkedWidget {
  readonly id: number;
  readonly classification: Classification | null;
  readonly settingsType: SettingsType | null;
}

/** Path of a widget's editor: `/admin/…`, or without `/admin` if `relative`. The first matching rule applies. */
export function editLink(widget: LinkedWidget, { relative = false } = {}): string {
  return `${relative ? '' : '/admin'}${pathOf(widget)}`;
}

function pathOf({ id, classification, settingsType }: LinkedWidget): string {
  const end = `edit/${id}/`;
  if (classification === null) return `/widgets/${end}`;
  if (classification === 'checkout_extension' && settingsType === 'ui_extension_content_block') {
    return `/checkout-and-beyond/${end}`;
  }
  const kind = widgetKind(classification);
  return kind === 'shopify-checkout-extension' || kind === 'post-purchase'
    ? `/widgets/${kind}/${end}`
    : `/${kind}/${end}`;
}
