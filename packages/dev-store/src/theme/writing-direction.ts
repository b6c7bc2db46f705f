/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

export function isRightToLeft(locale: string): boolean {
  return RIGHT_TO_LEFT.test(locale);
}
