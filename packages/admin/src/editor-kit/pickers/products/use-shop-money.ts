import { formatMoney } from '@cartwright/core/money/format-money';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../shared/api/shop-query';

/** Formatter of amounts in subunits of the shop's currency; empty while the shop loads. */
export function useShopMoney(): (amount: number) => string {
  const { data: shop } = useQuery(shopQuery);
  return (amount) => (shop ? formatMoney(amount, shop.currency, navigator.language) : '');
}
