/** The name of a widget, also of one whose name was emptied. */
export function widgetName({ name }: { readonly name: string }): string {
  return name.trim() || 'Unnamed widget';
}
