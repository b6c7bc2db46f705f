import { builtInAt } from '../data-sources/source-at';
import type { SourceRequest } from '../data-sources/source-request';
import type { Widget } from './widget';

/** Step of a bundle as a widget of its own, with the step's products. */
export interface StepWidget {
  /** Step, from 1; null for a widget that is no bundle. */
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
 * Place that the products of a widget are asked for. A bundle offers what is in the cart as well; and of a source that is
 * listed also the product whose page it is on, which no recommendation would be.
 */
export function placeOf<Place extends Pick<SourceRequest, 'pageProducts' | 'cartProducts'>>(
  { step, widget }: StepWidget,
  place: Place,
): Place {
  if (step === null) return place;
  const isListed = builtInAt(widget.dataSourcePath)?.isListed === true;
  return { ...place, pageProducts: isListed ? [] : place.pageProducts, cartProducts: [] };
}
