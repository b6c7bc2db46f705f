/**
 * Made-up barcode: 13 digits with a valid check digit, in the range from 20 that GS1 reserves for
 * in-store use. Derived from the last ten digits of the number.
 */
export function madeUpBarcode(number: number): string {
  const digits = `20${String(number % 1e10).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
