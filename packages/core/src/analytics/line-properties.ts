/**
 * Line properties of ours, which say what a line belongs to. Shoppers can write them too, so billing never depends
 * on them. Other properties with a leading `_` are other apps'.
 */
export const OUR_LINE_PROPERTIES = ['_bundle', '_widget', '_attribution', '_source', '_tier'] as const;

/** Limits of the stored properties of a line: their number, and the UTF-16 units of a name or a value. */
export const MAX_LINE_PROPERTIES = 20;
export const MAX_LINE_PROPERTY_LENGTH = 255;

/**
 * Stored properties of an order's line: ours first, then visible ones, in order. A name or value that is too long
 * is left out as a whole, because a part of it would be another value. Of properties with the same name, the last
 * one counts.
 */
export function keptLineProperties(
  all: readonly { readonly key: string; readonly value: string | null }[],
): Readonly<Record<string, string>> {
  const said = all.flatMap(({ key, value }): [string, string][] =>
    value !== null && isShort(key) && isShort(value) ? [[key, value]] : [],
  );
  const ours = said.filter(([key]) => isOurLineProperty(key));
  const visible = said.filter(([key]) => !key.startsWith('_'));
  return Object.fromEntries([...new Map([...ours, ...visible])].slice(0, MAX_LINE_PROPERTIES));
}

/** Whether a line property is ours, and so not typed by a shopper. */
export function isOurLineProperty(key: string): boolean {
  return OUR_LINE_PROPERTIES.some((each) => each === key);
}

const isShort = (text: string) => text !== '' && text.length <= MAX_LINE_PROPERTY_LENGTH;
