import { type CartEdit, changedWidgets } from '@cartwright/core/cart/cart-edit';
import type { History } from '@cartwright/core/editing/history';
import { widgetName } from '@cartwright/core/widgets/change-widget';

/** Confirmation text before leaving, with names of unsaved widgets. */
export function leaveMessage(widgets: readonly string[]): string {
  const question = 'You have unsaved changes. Are you sure you want to leave?';
  return widgets.length === 0 ? question : `${question} Also unsaved: ${named(widgets)}.`;
}

/** Confirmation text before discarding. */
export function discardMessage(widgets: readonly string[]): string {
  const and = widgets.length === 0 ? '' : `, together with ${named(widgets)}`;
  return `The cart goes back to its last saved version${and}. This can’t be undone.`;
}

function named(widgets: readonly string[]): string {
  const names = new Intl.ListFormat('en').format(widgets.map((name) => `"${name}"`));
  return `${widgets.length === 1 ? 'the widget' : 'the widgets'} ${names}`;
}

/** Names of widgets with unsaved changes. */
export function unsavedWidgets({ present, saved }: Pick<History<CartEdit>, 'present' | 'saved'>): string[] {
  return changedWidgets(present, saved).map(widgetName);
}
