/** Widget as a candidate for a variant. */
export interface StartableWidget {
  readonly name: string;
  /** Kind, within which widgets can replace each other; null: not shown in pages. */
  readonly kind: string | null;
  /** Whether shoppers would see anything of it. */
  readonly isShown: boolean;
  /** Whether shoppers' actions with it are counted. */
  readonly isTracked: boolean;
  /** Name of the running test with it; null: none. */
  readonly runningTest: string | null;
}

/** Reason why a widget can't be a variant beside this control; null if it can. */
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

/** Message about a document that another test has. */
export function inRunningTest(name: string, test: string): string {
  return `“${name}” is in the running test “${test}”. One test at a time can have it.`;
}
