/** Path within a document: property names and array indexes from its root. */
export type Path = readonly (string | number)[];

/**
 * Problem that keeps a document from being saved or published. `code` is stable, `message` advises the merchant,
 * `title` heads the message when a save or hiding a component is refused for it, `path` is that of the field.
 */
export interface Issue {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  readonly title?: string;
  /** Id of the section that the path is relative to (in a cart: a component); absent for the document itself. */
  readonly scope?: string;
}

const TOO_MUCH = ['too_large', 'too_long', 'too_many', 'too_slow'];

/** Whether an issue is about an excess, which no input fixes, and whose message is complete. */
export function isTooMuch({ code }: Pick<Issue, 'code'>): boolean {
  return TOO_MUCH.includes(code);
}

export function issue(code: string, path: Path, message: string, title?: string): Issue {
  return { code, path, message, ...(title !== undefined && { title }) };
}
