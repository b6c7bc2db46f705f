import { type DescribedFields, describedFields } from '../editing/described-fields';
import type { Part, Parts } from '../editing/parts';
import type { Widget } from './widget';
import { SETTING_LABELS, WIDGET_LABELS } from './widget-labels';
import type { WidgetSettings } from './widget-settings';

type Own = keyof Omit<Widget, 'settings'>;

interface WidgetPart {
  readonly id: string;
  readonly title: string;
  readonly own: readonly Own[];
  readonly settings: readonly (keyof WidgetSettings)[];
}

const PARTS: readonly WidgetPart[] = [
  {
    id: 'name',
    title: 'Name',
    own: ['schemaVersion', 'id', 'classification', 'type', 'name'],
    settings: ['type'],
  },
  { id: 'title', title: 'Title', own: ['title'], settings: [] },
  { id: 'bundle', title: 'Bundle', own: [], settings: ['bundle'] },
  {
    id: 'products',
    title: 'Products',
    own: ['dataSourcePath', 'products', 'outOfStock'],
    settings: ['limit', 'productType', 'quantityInputs'],
  },
  { id: 'display', title: 'Display', own: [], settings: ['displayType', 'layout'] },
  { id: 'style', title: 'Style', own: [], settings: ['style'] },
  { id: 'timer', title: 'Timer', own: [], settings: ['timer'] },
  { id: 'texts', title: 'Texts', own: [], settings: ['language'] },
  {
    id: 'discount',
    title: 'Discount',
    own: ['dynamicDiscountType', 'dynamicDiscountAmount', 'dynamicDiscountSuccessMessage'],
    settings: [],
  },
  {
    id: 'gift',
    title: 'Gift with purchase',
    own: ['gwpEnabled', 'gwpCount', 'gwpMinimumSubtotal', 'gwpSuccessMessage'],
    settings: [],
  },
  {
    id: 'tracking',
    title: 'Tracking and review apps',
    own: [],
    settings: ['tracking', 'viewCookieDays', 'integrations'],
  },
  {
    id: 'installation',
    title: 'Installation',
    own: ['manualInstall', 'shopifyScript'],
    settings: ['callbacks'],
  },
];

/** Sections of a widget. */
export const widgetParts: Parts<Widget> = {
  split: (widget) => PARTS.map((part) => partOf(widget, part)),
  take(widget, from, partId) {
    const part = PARTS.find(({ id }) => id === partId);
    if (!part) return widget;
    const settings = { ...widget.settings, ...picked(from.settings, part.settings) };
    return { ...widget, ...picked(from, part.own), settings };
  },
};

/** Widget as a single section of the document it is edited in. */
export function widgetPart(id: string, widget: Widget): Part {
  const fields = widgetParts.split(widget).flatMap((part) => part.fields ?? []);
  return { id, title: `Widget "${widget.name}"`, value: widget, fields };
}

function partOf(widget: Widget, { id, title, own, settings }: WidgetPart): Part {
  const [mine, set] = [picked(widget, own), picked(widget.settings, settings)];
  const labels = Object.assign({}, ...settings.map((name) => SETTING_LABELS[name])) as DescribedFields;
  const fields = [...describedFields(mine, ownLabels(own)), ...describedFields(set, labels)];
  return { id, title, value: { ...mine, settings: set }, fields };
}

function ownLabels(names: readonly Own[]): DescribedFields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = WIDGET_LABELS[name];
      return label === undefined ? [] : [[name, label]];
    }),
  );
}

function picked<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
