import { builtInAt } from '../data-sources/source-at';
import type { SourceRequest } from '../data-sources/source-request';
import type { Widget } from './widget';

/** Step of a bundle as a widget of its own, with the step's products. */
export interface StepWidget {
  /** Step, from 1; null for a widget other than a bundle. */
  readonly step: number | null;
  readonly widget: Widget;
}

/** Widgets that supply a widget's products: itself, or the steps of a bundle. */
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

/**
 * Place for requesting a widget's products. A bundle also offers products in the cart; and if its source can be
 * listed, the page's own product, which recommendations leave out.
 */
export function placeOf<Place extends Pick<SourceRequest, 'pageProducts' | 'cartProducts'>>(
  { step, widget }: StepWidget,
  place: Place,
): Place {
  if (step === null) return place;
  const isListed = builtInAt(widget.dataSourcePath)?.isListed === true;
  return { ...place, pageProducts: isListed ? [] : place.pageProducts, cartProducts: [] };
}
