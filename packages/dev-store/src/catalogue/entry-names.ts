/** Letter sizes, shown in capitals. */
const SIZE = /^(?:\d*x{0,4}[sl]|m|os)$/i;

/**
 * Display name of a metaobject's handle, as exports have it: "dark-blue" is "Dark blue"; with
 * option "Size", "size-5" is "5". Non-handles are unchanged.
 */
export function entryName(handle: string, option = ''): string {
  if (!/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u.test(handle)) return handle;
  const words = handle.split(/[-_]+/);
  const repeated = option.toLowerCase().split(/[\s-]+/);
  const isRepeated = repeated.every((word, at) => words[at] === word) && words.length > repeated.length;
  const shown = isRepeated ? words.slice(repeated.length) : words;
  const text = shown
    .map((word) => (SIZE.test(word) ? word.toUpperCase() : word))
    .join(' ')
    // Handles have neither points nor dashes: "6-5" was 6.5, "10-12" a range.
    .replace(/(\d) 5$/, '$1.5')
    .replace(/(\d) (?=\d)/g, '$1-');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Display names of several handles, in one form that keeps them distinct. */
export function entryNames(handles: readonly string[], option: string): ReadonlyMap<string, string> {
  const all = [...new Set(handles)];
  const forms = [(handle: string) => entryName(handle, option), (handle: string) => entryName(handle)];
  const apart = forms.find(
    (form) => new Set(all.map((each) => form(each).toLowerCase())).size === all.length,
  );
  return new Map(all.map((each) => [each, apart ? apart(each) : each]));
}
