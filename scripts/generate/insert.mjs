/**
 * A text with an entry in an object literal whose entries are in the order of their keys, each beginning at two spaces.
 * Throws where the literal is not there once, or has the key already.
 *
 * @param {string} text
 * @param {{ begin: string, end: string, key: string, entry: string }} where the lines of its begin and its end
 */
export function insertedEntry(text, { begin, end, key, entry }) {
  const lines = text.split('\n');
  const first = onlyLine(lines, begin) + 1;
  const last = lines.indexOf(end, first);
  if (last < 0) throw new Error(`what begins with "${begin}" does not end with "${end}"`);
  const entries = /^ {2}([a-z_]+)[:,]/;
  // The last one may go on over several lines.
  return inserted(lines, entry, nextKeyAt(lines, { first, last, key, among: entries }) ?? last);
}

/**
 * A text with one more line: among the lines that `among` finds, by the key that it catches, or at the end of those that
 * follow `after`; in either case above the first that is like `before`.
 *
 * @param {string} text
 * @param {{ before: RegExp, line: string, after?: string, among?: RegExp, key?: string }} where
 */
export function insertedLine(text, { before, line, after, among, key }) {
  const lines = text.split('\n');
  const first = after === undefined ? 0 : onlyLine(lines, after) + 1;
  const last = lines.findIndex((each, index) => index >= first && before.test(each));
  if (last < 0) throw new Error(`there is no line like ${before}`);
  if (!among) {
    if (lines.slice(first, last).includes(line)) throw new Error(`line "${line}" is there already`);
    return lines.toSpliced(last, 0, line).join('\n');
  }
  const at = nextKeyAt(lines, { first, last, key, among });
  return inserted(
    lines,
    line,
    at ?? lines.findLastIndex((each, index) => index < last && among.test(each)) + 1,
  );
}

/** The line of the first key that comes after another one; null where none does. Throws where the key is there, or none is. */
function nextKeyAt(lines, { first, last, key, among }) {
  const keys = lines
    .slice(first, last)
    .map((line, index) => ({ at: first + index, found: among.exec(line)?.[1] }))
    .filter(({ found }) => found !== undefined);
  if (keys.length === 0) throw new Error(`there is nothing like ${among} to put "${key}" beside`);
  const same = keys.find(({ found }) => found === key);
  if (same) throw new Error(`line ${same.at + 1} has "${key}" already`);
  return keys.find(({ found }) => found > key)?.at ?? null;
}

const inserted = (lines, line, at) => lines.toSpliced(at, 0, line).join('\n');

function onlyLine(lines, wanted) {
  const at = lines.indexOf(wanted);
  if (at < 0) throw new Error(`there is no line "${wanted}"`);
  if (lines.indexOf(wanted, at + 1) >= 0) throw new Error(`there are two lines "${wanted}"`);
  return at;
}
