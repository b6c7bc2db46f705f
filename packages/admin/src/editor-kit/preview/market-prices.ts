import { type MarketPrice, readMarketPrices } from '@cartwright/core/contract/market-prices';
import type { PreviewScene } from '@cartwright/core/contract/preview';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { idParts } from '../pickers/dialog/id-parts';

export type Market = PreviewScene['market'];

/** Where shoppers are, and what products cost them there. */
export interface MarketPrices {
  readonly market: Market;
  /** Whether prices of the country tell its currency; otherwise the market has the shop's. */
  readonly hasRate: boolean;
  readonly prices: readonly MarketPrice[];
}

/** Prices that were read for a country. */
export interface ReadPrices extends Pick<MarketPrices, 'prices'> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217; null where no price tells it. */
  readonly currency: string | null;
  /** As in `Market`. */
  readonly rate: string | null;
}

/** Prices of products in a country. Ids in any order are the same query. */
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

/** The key of every market that was read. */
export const MARKETS = ['products', 'prices'];

/** The market of a country as far as it was read (null: not at all); what no price tells is the shop's `currency`. */
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
