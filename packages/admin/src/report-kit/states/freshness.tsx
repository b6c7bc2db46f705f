import { Button } from '@cartwright/ui/admin/button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ShopFormats } from '../figures/figure-text';
import { freshnessText } from './freshness-text';

/** Up to when the figures are counted, and that they couldn't be read again. */
export function Freshness({
  query: { isRefetchError, isFetching, refetch },
  asOf,
  formats,
}: {
  readonly query: Pick<UseQueryResult, 'isRefetchError' | 'isFetching' | 'refetch'>;
  readonly asOf: string;
  readonly formats: ShopFormats;
}) {
  return (
    <div className="cw-report__freshness">
      <p className="cw-report__quiet">{freshnessText(asOf, Date.now(), formats)}</p>
      {isRefetchError && (
        <p role="alert">
          Couldn’t update the figures.{' '}
          <Button variant="plain" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
