/** Words that are spelt in two ways, by the one that stands for both. */
const SPELLINGS: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  grey: 'gray',
  aluminium: 'aluminum',
  fibre: 'fiber',
  jewellery: 'jewelry',
  litre: 'liter',
  metre: 'meter',
};

/**
 * What values have in common that are one to people: upper and lower case, width, spaces, hyphens between words, apostrophes
 * and a few spellings make no difference. Values with the same text here are one; the text itself is shown to nobody.
 */
export function sameValue(value: string): string {
  const before = known.get(value);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const same = normalized(value);
  known.set(value, same);
  return same;
}

/** A catalogue says the same few values of thousands of products: normalizing each again would take most of its indexing. */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

function normalized(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}) ?[_‐‑–—-] ?(?=\p{L})/gu, ' ')
    .trim()
    .replace(/[a-z]+/g, (word) => SPELLINGS[word] ?? word);
}
