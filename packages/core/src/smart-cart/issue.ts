/** Where in a document something is: property names and array positions from its root. */
export type Path = readonly (string | number)[];

/**
 * Something that keeps a document from being saved or published as it is. `code` is stable, `message` tells the
 * merchant what to do, `title` heads the message when a save or the hiding of a component is refused for it, `path` leads to the field.
 */
export interface Issue {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  readonly title?: string;
  /** The component that the path is relative to; absent for the cart itself. */
  readonly componentId?: string;
}

const TOO_MUCH = ['too_large', 'too_long', 'too_many', 'too_slow'];

/** Whether there is too much of something: nothing that is filled in puts it right, and its message says all. */
export function isTooMuch({ code }: Pick<Issue, 'code'>): boolean {
  return TOO_MUCH.includes(code);
}

export function issue(code: string, path: Path, message: string, title?: string): Issue {
  return { code, path, message, ...(title !== undefined && { title }) };
}

/** Spec section 5: "Please fill out the {field label} field." for every listed text that is blank. */
export function blankIssues(
  texts: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
  path: Path,
  title: string,
): Issue[] {
  return Object.entries(labels)
    .filter(([field]) => String(texts[field] ?? '').trim() === '')
    .map(([field, label]) => issue('blank', [...path, field], `Please fill out the ${label} field.`, title));
}

/** Spec section 5: button and timer width, 10 to 100 (percent). */
export function widthIssues(width: number, path: Path, label: string, title: string): Issue[] {
  if (Number.isFinite(width) && width >= 10 && width <= 100) return [];
  return [issue('width', path, `${label} must be between 10 and 100.`, title)];
}
