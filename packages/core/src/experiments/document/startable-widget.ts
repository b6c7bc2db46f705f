/** A widget that a variant can show, as far as a start asks. */
export interface StartableWidget {
  readonly name: string;
  /** Of one kind are those that can take each other's place; null: it isn't shown in pages. */
  readonly kind: string | null;
  /** Whether shoppers would see something of it. */
  readonly isShown: boolean;
  /** Whether what shoppers do with it is counted. */
  readonly isTracked: boolean;
  /** The name of the running test that has it; null: none. */
  readonly runningTest: string | null;
}

/** Why a widget can't be a variant beside this control; null where it can. */
export function widgetFault(
  { name, kind, isShown, isTracked, runningTest }: StartableWidget,
  control: StartableWidget | undefined,
  { isClicks }: { readonly isClicks: boolean },
): string | null {
  if (kind === null) return `“${name}” isn’t shown in pages of the store. Choose another widget.`;
  if (!isShown) return `Shoppers see nothing of “${name}”. Choose products for it, or publish it.`;
  if (control && control.kind !== null && kind !== control.kind)
    return `“${name}” is another kind of widget than the control, and can’t take its place.`;
  if (runningTest !== null) return inRunningTest(name, runningTest);
  if (isClicks && !isTracked)
    return `Clicks in “${name}” aren’t counted. Turn on its tracking, or choose another goal.`;
  return null;
}

/** Message about something that another test has. */
export function inRunningTest(name: string, test: string): string {
  return `“${name}” is in the running test “${test}”. One test at a time can have it.`;
}
