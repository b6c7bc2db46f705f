/** A field with an issue; of a group of controls its button. */
const FIRST_PROBLEM = '[aria-invalid="true"], [data-invalid] button';

/** Brings the focus to the first field of a part of the screen that shows what is wrong; nowhere, where none does. */
export function focusFirstProblem(part: Element | null): void {
  part?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus();
}
