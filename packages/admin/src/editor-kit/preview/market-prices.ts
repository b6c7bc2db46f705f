import { type MarketPrice, readMarketPrices } from '@cartwright/core/contract/market-prices';
import type { PreviewScene } from '@cartwright/core/contract/preview';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { idParts } from '../pickers/dialog/id-parts';

export type Market = PreviewScene['market'];

/** Market with its product prices. */
export interface MarketPrices {
  readonly market: Market;
  /** Whether the country's currency is known from prices; otherwise the market has the shop's. */
  readonly hasRate: boolean;
  readonly prices: readonly MarketPrice[];
}

/** Loaded prices of a country. */
export interface ReadPrices extends Pick<MarketPrices, 'prices'> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217; null if no price has one. */
  readonly currency: string | null;
  /** Rate as in `Market`. */
  readonly rate: string | null;
}

/** Product prices in a country. The order of ids doesn't affect the key. */
export function marketPricesQuery(country: string, ids: readonly number[]) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: [...MARKETS, country, wanted],
    queryFn: async ({ signal }): Promise<ReadPrices> => {
      const answers = await Promise.all(
        idParts(wanted).map((part) =>
          responseOf(
            api.call(readMarketPrices, {
              params: {},
              query: { ids: part, country },
              body: undefined,
              signal,
            }),
          ),
        ),
      );
      return {
        country,
        currency: answers.find(({ currency }) => currency !== null)?.currency ?? null,
        rate: answers.find(({ rate }) => rate !== null)?.rate ?? null,
        prices: answers.flatMap(({ prices }) => prices),
      };
    },
  });
}

/** Query key prefix of markets. */
export const MARKETS = ['products', 'prices'];

/** Market of a country from loaded prices (null: none); defaults to the shop's `currency`. */
export function marketOf(
  country: string | null,
  read: Omit<ReadPrices, 'country'> | null,
  currency: string,
): MarketPrices {
  const currencyOfMarket = read?.currency ?? null;
  return {
    market: { country, currency: currencyOfMarket ?? currency, rate: read?.rate ?? null },
    prices: read?.prices ?? [],
    hasRate: currencyOfMarket !== null,
  };
}
