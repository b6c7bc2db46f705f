import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shop-query';

/** The shop's currency where shoppers pay in others, too; null where they don't, or while that isn't known. */
export function useMoneyOfNames(): string | null {
  const { data: shop } = useQuery(shopQuery);
  return shop?.enabledPresentmentCurrencies.some((each) => each !== shop.currency) ? shop.currency : null;
}
