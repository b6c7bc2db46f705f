/** Selector of invalid fields; the button in a group of controls. */
const FIRST_PROBLEM = '[aria-invalid="true"], [data-invalid] button';

/** Focuses the first invalid field within an element, if any. */
export function focusFirstProblem(part: Element | null): void {
  part?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus();
}
