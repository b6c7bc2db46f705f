import type { Change } from './command';

/** A change of a document, for its history. */
export type Command<Doc> = (document: Doc) => Change<Doc>;

/** Sets a field of the document. A burst of it is one step. */
export function setField<Doc extends object, Name extends keyof Doc & string>(
  name: Name,
  value: Doc[Name],
  label: string,
): Command<Doc> {
  return (document) => merged(name, label, { ...document, [name]: value });
}

/** A change that is a step of its own. */
export function recorded<Doc>(label: string, document: Doc): Change<Doc> {
  return { ok: true, document, label, history: 'record' };
}

/** A change that joins the step before it while that has the same key. */
export function merged<Doc>(mergeKey: string, label: string, document: Doc): Change<Doc> {
  return { ok: true, document, label, history: 'merge', mergeKey };
}
