import { Link } from '@cartwright/ui/admin/link';
import { dataTime } from '../../shared/components/data-card';
import type { HomeData } from './home-data';
import { HomeSection } from './home-section';
import { QueryFailed } from './inline-query';
import { nextLiveChangeOf } from './next-live-change';

/**
 * Section of the next change, in the shop's time zone. Nothing while loading, or if nothing is
 * scheduled. `now` in epoch milliseconds.
 */
export function NextSection({
  data: { carts, published, shop },
  now,
}: {
  readonly data: HomeData;
  readonly now: number;
}) {
  // Errors are shown at the carts and campaigns themselves; here only the next change is missing.
  const failed = [carts, ...(published ? [published] : []), shop].find(
    ({ data, error }) => data === undefined && error,
  );
  if (failed) {
    return (
      <HomeSection title="Next change">
        <QueryFailed query={failed} message="Couldn’t load what changes next." />
      </HomeSection>
    );
  }
  if (!carts.data || !shop.data || (published && !published.data)) return null;
  const next = nextLiveChangeOf(carts.data, published?.data ?? [], now);
  if (!next) return null;
  const { timezone } = shop.data;
  return (
    <HomeSection title="Next change">
      <ul className="cw-home__list">
        {next.changes.map(({ text, path }) => (
          <li key={text}>
            <Link url={path}>{text}</Link>
          </li>
        ))}
      </ul>
      <p className="cw-home__quiet">
        <time dateTime={new Date(next.at).toISOString()}>
          {dataTime(new Date(next.at).toISOString(), timezone)}
        </time>
      </p>
    </HomeSection>
  );
}
