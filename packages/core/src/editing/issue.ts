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
  /** The part of the document that the path is relative to, by its id (of a cart: a component); absent for the document itself. */
  readonly scope?: string;
}

const TOO_MUCH = ['too_large', 'too_long', 'too_many', 'too_slow'];

/** Whether there is too much of something: nothing that is filled in puts it right, and its message says all. */
export function isTooMuch({ code }: Pick<Issue, 'code'>): boolean {
  return TOO_MUCH.includes(code);
}

export function issue(code: string, path: Path, message: string, title?: string): Issue {
  return { code, path, message, ...(title !== undefined && { title }) };
}
