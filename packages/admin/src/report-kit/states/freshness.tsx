import type { ReportGlance } from '@cartwright/core/contract/reports';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ShopFormats } from '../figures/figure-text';
import { botsText, droppedTexts } from './dropped-messages';
import { freshnessText, ordersText } from './freshness-text';

/** Note for demo stores. */
const MADE_UP_VISITS = 'These visits are made up for this demo store.';

/** Freshness of figures: time of the count, exclusions, refetch errors, and demo data. */
export function Freshness({
  query: { isRefetchError, isFetching, refetch },
  counted: { asOf, madeUp, dropped, ordersRead },
  formats,
}: {
  readonly query: Pick<UseQueryResult, 'isRefetchError' | 'isFetching' | 'refetch'>;
  readonly counted: Pick<ReportGlance, 'asOf' | 'madeUp' | 'dropped' | 'ordersRead'>;
  readonly formats: ShopFormats;
}) {
  const missing = droppedTexts(dropped, formats.locale);
  const fresh = [freshnessText(asOf, Date.now(), formats), botsText(dropped, formats.locale)];
  return (
    <>
      {missing.length > 0 && <Banner tone="warning">{missing.join(' ')}</Banner>}
      {madeUp && <Banner tone="info">{MADE_UP_VISITS}</Banner>}
      {ordersRead < 1 && <Banner tone="info">{ordersText(ordersRead, formats)}</Banner>}
      <div className="cw-report__freshness">
        <p className="cw-report__quiet">{fresh.filter((text) => text !== null).join(' · ')}</p>
        {isRefetchError && (
          <p role="alert">
            Couldn’t update the figures.{' '}
            <Button variant="plain" disabled={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
