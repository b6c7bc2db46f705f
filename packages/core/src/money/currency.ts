/** Currencies without a minor unit, ISO 4217. */
const WHOLE_UNIT_CURRENCIES = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';

/**
 * Smallest chargeable amount of a currency in subunits: 100 for currencies without a minor unit (a whole yen),
 * else 1. Currencies with three decimals are stored in hundredths, like Shopify's subunits.
 */
export function smallestUnit(currency: string): 1 | 100 {
  return currency.length === 3 && WHOLE_UNIT_CURRENCIES.includes(currency.toUpperCase()) ? 100 : 1;
}

/** Currencies with three decimals, ISO 4217. */
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/** Number of displayed decimals of a currency. The third is always 0: subunits are hundredths. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (smallestUnit(currency) === 100) return 0;
  return currency.length === 3 && THREE_DECIMALS.includes(currency.toUpperCase()) ? 3 : 2;
}
