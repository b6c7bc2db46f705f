const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    times: '×',
    minus: '−',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    middot: '·',
    bull: '•',
    copy: '©',
    reg: '®',
    trade: '™',
    check: '✓',
    larr: '←',
    rarr: '→',
    uarr: '↑',
    darr: '↓',
    laquo: '«',
    raquo: '»',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    euro: '€',
    pound: '£',
    yen: '¥',
    deg: '°',
    star: '☆',
  }),
);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));/gi;

/** Text with character references decoded; unknown ones are reported and kept. */
export function withoutReferences(
  text: string,
  onUnknown: (index: number, reference: string) => void,
): string {
  return text.replace(
    REFERENCE,
    (
      whole: string,
      hex: string | undefined,
      decimal: string | undefined,
      name: string | undefined,
      at: number,
    ) => {
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
      const found =
        name !== undefined
          ? NAMED.get(name)
          : code > 0 && code <= 0x10ffff
            ? String.fromCodePoint(code)
            : undefined;
      if (found === undefined) onUnknown(at, whole);
      return found ?? whole;
    },
  );
}
