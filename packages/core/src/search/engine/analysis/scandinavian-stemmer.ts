type Endings = { readonly long: RegExp; readonly short: RegExp };

/** Endings of nouns and adjectives without accents: of number and definite form, the longest first. */
const SWEDISH: Endings = {
  long: /(?:heterna|heten|heter|arnas|ornas|ernas|arna|orna|erna|ande|aste|ades|are|ade|ena|ens|ets|ars|ers)$/,
  short: /(?:ar|or|er|an|en|et|um|na|as|es|a|e)$/,
};
const DANISH_AND_NORWEGIAN: Endings = {
  long: /(?:hederne|heden|heder|hetene|heten|heter|ernes|enes|erne|ende|ens|ets|ene|ere|ede)$/,
  short: /(?:er|en|et|um|ne|es|a|e)$/,
};
const MIN_LENGTH = 3;

/** Stem of a Swedish word in lower case without accents: the same for "mössa", "mössan" and "mössor". */
export const swedish = (word: string): string => scandinavian(word, SWEDISH);

/** Stem of a Danish or Norwegian word, likewise. */
export const danishOrNorwegian = (word: string): string => scandinavian(word, DANISH_AND_NORWEGIAN);

function scandinavian(word: string, { long, short }: Endings): string {
  const own = word.length > MIN_LENGTH + 2 && /[^aeiouys]s$/.test(word) ? word.slice(0, -1) : word;
  // "Spegeln" is "spegel" in its definite form.
  const base = own.length > MIN_LENGTH + 2 ? own.replace(/(e[lr]|or)n$/, '$1') : own;
  const [stem = base] = [base.replace(long, ''), base.replace(short, '')].filter(
    (shorter) => shorter.length >= MIN_LENGTH && shorter !== base,
  );
  return stem
    .replace(/(?<=..[^aeiouy])e([lnr])$/, '$1')
    .replace(/ck(?=[lnr]?$)/, 'k')
    .replace(/([bdfgklmnprst])\1(?=[lnr]?$)/, '$1');
}
