import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { shopAddress } from '../../shared/api/shop-of-page';
import './shop-links.css';

/** Links that open the app for a shop. The current one is marked, and no link. */
export function ShopLinks({
  title,
  shops,
  current,
}: {
  readonly title: string;
  readonly shops: readonly string[];
  readonly current: string | null;
}) {
  if (shops.length === 0) return null;
  return (
    <section className="cw-shop-links" aria-label={title}>
      <Text as="h2" variant="headingSm">
        {title}
      </Text>
      <ul>
        {shops.map((domain) => (
          <li key={domain}>
            {domain === current ? (
              <span aria-current="true">
                {domain} <span className="cw-shop-links__current">Current store</span>
              </span>
            ) : (
              <Link url={shopAddress(domain)}>{domain}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
