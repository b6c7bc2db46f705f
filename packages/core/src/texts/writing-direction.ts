/** Right-to-left languages, by ISO 639. */
const FROM_THE_RIGHT = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Writing direction of a locale (BCP 47). */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.includes(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
