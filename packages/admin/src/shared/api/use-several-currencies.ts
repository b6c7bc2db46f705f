import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shop-query';

/** Whether shoppers pay in currencies besides the shop's; not while that isn't known. */
export function useSeveralCurrencies(): boolean {
  const { data: shop } = useQuery(shopQuery);
  return shop?.enabledPresentmentCurrencies.some((each) => each !== shop.currency) ?? false;
}

/** Help of an amount that is converted to other currencies: its own, and the rule while shoppers pay in several. */
export function useConversionHelp(own?: string): { readonly help?: string } {
  const rule = useSeveralCurrencies() ? `Other currencies: ${CONVERTED}` : undefined;
  const help = [own, rule].filter((each) => each !== undefined).join(' ');
  return help === '' ? {} : { help };
}

/** Rule by which an amount becomes one of another currency: the end of a sentence. */
export const CONVERTED = 'converted at your store’s exchange rate, without rounding.';
