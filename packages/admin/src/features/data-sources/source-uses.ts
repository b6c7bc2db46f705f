import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { widgetName } from '@cartwright/core/widgets/change-widget';

/** Names of the widgets that use a custom data source. */
export function widgetsOfSource(
  widgets: readonly Pick<ListedWidget, 'name' | 'linkedCustomEndpointId'>[],
  id: number,
): string[] {
  return widgets
    .filter(({ linkedCustomEndpointId }) => linkedCustomEndpointId === id)
    .map((widget) => `"${widgetName(widget)}"`);
}

/** Summary of a source: number of rules, and widgets that use it. */
export function sourceSummary(rules: number, widgets: readonly string[]): string {
  const all = rules === 1 ? '1 rule' : `${rules} rules`;
  return widgets.length === 0 ? all : `${all} · Used by ${named(widgets)}`;
}

/** Consequence of deleting a source that widgets use. */
export function removalMessage(widgets: readonly string[]): string {
  const [who, what] =
    widgets.length === 1 ? ['The widget', 'uses it, and shows'] : ['The widgets', 'use it, and show'];
  return `${who} ${named(widgets)} ${what} no products once you save. You can undo this until then.`;
}

const named = (widgets: readonly string[]) => new Intl.ListFormat('en').format(widgets);
