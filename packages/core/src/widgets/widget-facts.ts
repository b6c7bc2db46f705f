import type { RequestedFacts } from '../data-sources/cart-facts';
import type { CustomSource } from '../data-sources/custom-source';
import { requestedFacts } from '../data-sources/requested-facts';
import { customSourceId } from '../data-sources/source-at';
import { stepWidgets } from './step-widgets';
import type { Widget } from './widget';

/**
 * Cart facts that widgets' source rules require, by widget id; widgets without any are absent. `shownFor`: the
 * widgets that a test may show in a widget's place.
 */
export function widgetFacts(
  widgets: readonly Widget[],
  sources: readonly CustomSource[],
  shownFor: ReadonlyMap<number, readonly number[]> = new Map(),
): Readonly<Record<string, RequestedFacts>> {
  const sourcesOf = (widget: Widget) =>
    stepWidgets(widget).flatMap((step) => {
      const id = customSourceId(step.widget.dataSourcePath);
      return sources.filter((source) => source.id === id);
    });
  return Object.fromEntries(
    widgets.flatMap((widget) => {
      const shown = shownFor.get(widget.id) ?? [];
      const requested = requestedFacts(
        widgets.filter(({ id }) => id === widget.id || shown.includes(id)).flatMap(sourcesOf),
      );
      return requested ? [[widget.id, requested] as const] : [];
    }),
  );
}
