import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shop-query';

/** Whether shoppers pay in other currencies than the shop's; false while unknown. */
export function useSeveralCurrencies(): boolean {
  const { data: shop } = useQuery(shopQuery);
  return shop?.enabledPresentmentCurrencies.some((each) => each !== shop.currency) ?? false;
}

/**
 * Help text of a converted amount: its own, plus the conversion rule if there are several
 * currencies.
 */
export function useConversionHelp(own?: string): { readonly help?: string } {
  const rule = useSeveralCurrencies() ? `Other currencies: ${CONVERTED}` : undefined;
  const help = [own, rule].filter((each) => each !== undefined).join(' ');
  return help === '' ? {} : { help };
}

/** Conversion rule, as the end of a sentence. */
export const CONVERTED = 'converted at your store’s exchange rate, without rounding.';
