/** Languages that are written from right to left, by ISO 639. */
const FROM_THE_RIGHT = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The direction in which a locale (BCP 47) is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.includes(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
