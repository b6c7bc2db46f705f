import { Icon } from '@cartwright/ui/admin/icon';
import { AlertTriangleIcon } from '@cartwright/ui/admin/icons';
import { Link } from '@cartwright/ui/admin/link';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { attentionOf } from './attention-items';
import type { HomeData } from './home-data';
import { HomeSection } from './home-section';
import { QueryFailed } from './inline-query';

/** Section of issues and failed checks, rendered as they load. `now` in epoch milliseconds. */
export function AttentionSection({ data, now }: { readonly data: HomeData; readonly now: number }) {
  const { items, isLoading, failed } = attentionOf(data, now);
  return (
    <HomeSection title="Needs attention">
      {items.length > 0 && (
        <ul className="cw-home__items">
          {items.map(({ key, text, link }) => (
            <li key={key}>
              <span className="cw-home__warning">
                <Icon source={AlertTriangleIcon} />
              </span>
              <span className="cw-home__item-text">{text}</span>
              <span>
                <Link url={link.path}>{link.label}</Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      {failed.map(({ what, query }) => (
        <QueryFailed key={what} query={query} message={`Couldn’t check ${what}.`} />
      ))}
      {isLoading && (
        <div role="status" aria-label="Checking your store">
          <SkeletonBodyText lines={1} />
        </div>
      )}
      {items.length === 0 && failed.length === 0 && !isLoading && (
        <p className="cw-home__quiet">Nothing needs your attention.</p>
      )}
    </HomeSection>
  );
}
