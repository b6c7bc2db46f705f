import type { Change } from './command';

/** Change of a document, for its history. */
export type Command<Doc> = (document: Doc) => Change<Doc>;

/** Sets a field of the document. Consecutive changes are one undo step. */
export function setField<Doc extends object, Name extends keyof Doc & string>(
  name: Name,
  value: Doc[Name],
  label: string,
): Command<Doc> {
  return (document) => merged(name, label, { ...document, [name]: value });
}

/** Change as a step of its own. */
export function recorded<Doc>(label: string, document: Doc): Change<Doc> {
  return { ok: true, document, label, history: 'record' };
}

/** Change that joins the previous step with the same key. */
export function merged<Doc>(mergeKey: string, label: string, document: Doc): Change<Doc> {
  return { ok: true, document, label, history: 'merge', mergeKey };
}
