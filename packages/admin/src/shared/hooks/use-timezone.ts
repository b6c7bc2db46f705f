import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../api/shop-query';

/** The shop's time zone (IANA name); the default one while loading. */
export function useTimezone(): string {
  return useQuery(shopQuery).data?.timezone ?? DEFAULT_TIME_ZONE;
}
