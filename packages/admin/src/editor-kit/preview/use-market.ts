import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type MarketPrices, marketOf, marketPricesQuery } from './market-prices';

export interface ShownMarket extends MarketPrices {
  /** Whether the prices of the country could not be read: the preview shows the shop's. */
  readonly failed: boolean;
  readonly readAgain: () => void;
}

/**
 * The market of a country (null: somewhere that nothing is set up for), with what products cost there. While it is read the
 * one before stays; where it cannot be read the shop's currency (null: not known yet) is shown.
 */
export function useMarket(
  country: string | null,
  ids: readonly number[],
  currency: string | null,
): ShownMarket | null {
  const wanted = country !== null && currency !== null && ids.length > 0;
  const read = useQuery({ ...marketPricesQuery(country ?? '', ids), enabled: wanted });
  const former = useRef<MarketPrices | null>(null);
  const failed = wanted && read.isError && read.data === undefined;
  const isPending = wanted && !failed && read.data === undefined;
  const found = wanted ? (read.data ?? null) : null;
  const present = useMemo(
    () => (currency === null ? null : marketOf(country, found, currency)),
    [country, found, currency],
  );
  const shown = isPending ? (former.current ?? present) : present;
  former.current = shown;
  const { refetch } = read;
  return useMemo(
    () => shown && { ...shown, failed, readAgain: () => void refetch() },
    [shown, failed, refetch],
  );
}
