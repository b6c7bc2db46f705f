import type { Widget } from '../widget';

/** A step of a bundle as a widget of its own, which offers what the step does. */
export interface StepWidget {
  /** The first step is 1; null for a widget that is no bundle. */
  readonly step: number | null;
  readonly widget: Widget;
}

/** What lists products for a widget: the widget itself, or each step of a bundle. */
export function stepWidgets(widget: Widget): StepWidget[] {
  const { bundle } = widget.settings;
  if (!bundle) return [{ step: null, widget }];
  return bundle.steps.map(({ endpoint, products, productLimit }, index) => ({
    step: index + 1,
    widget: {
      ...widget,
      dataSourcePath: endpoint,
      products,
      settings: { ...widget.settings, displayType: 'embedded', limit: productLimit },
    },
  }));
}
