import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shop-query';

/** Whether shoppers pay in currencies besides the shop's; not while that isn't known. */
export function useSeveralCurrencies(): boolean {
  const { data: shop } = useQuery(shopQuery);
  return shop?.enabledPresentmentCurrencies.some((each) => each !== shop.currency) ?? false;
}
