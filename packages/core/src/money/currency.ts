/** Currencies without a minor unit, by ISO 4217. */
const WHOLE_UNIT_CURRENCIES = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';

/**
 * The smallest amount of a currency that can be charged, in subunits: 100 for currencies without a minor unit
 * (a whole yen), else 1. Currencies with three decimals are kept in hundredths, as Shopify's subunits are.
 */
export function smallestUnit(currency: string): 1 | 100 {
  return currency.length === 3 && WHOLE_UNIT_CURRENCIES.includes(currency.toUpperCase()) ? 100 : 1;
}

/** Currencies that are written with three decimals, by ISO 4217. */
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/** Decimals with which an amount of a currency is written. The third is always 0: subunits are hundredths. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (smallestUnit(currency) === 100) return 0;
  return currency.length === 3 && THREE_DECIMALS.includes(currency.toUpperCase()) ? 3 : 2;
}
