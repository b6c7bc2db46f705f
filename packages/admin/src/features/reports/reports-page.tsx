import { FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';
import { Card } from '@cartwright/ui/admin/card';
import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { privateKeysQuery } from '../../shared/api/private-keys-query';
import { Loaded } from '../../shared/components/loaded';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import './reports-page.css';

interface ListedReport {
  readonly path:
    | '/reports/smart-cart-analytics/'
    | '/reports/smart-search-analytics/'
    | '/smart-collections/analytics/'
    | '/reports/widgets-analytics/'
    | '/reports/bundle-builder-analytics/'
    | '/reports/line-item-property/'
    | '/experiments/';
  readonly title: string;
  readonly about: string;
  /** Feature key that it needs; null: none. */
  readonly feature: FeatureKey | null;
}

const REPORTS: readonly ListedReport[] = [
  {
    path: '/reports/smart-cart-analytics/',
    title: 'Smart Cart',
    about: 'From seeing the cart to buying, and what tiers, gifts, codes and cross-sells do.',
    feature: null,
  },
  {
    path: '/reports/smart-search-analytics/',
    title: 'Smart Search',
    about: 'What shoppers search for, what they find and buy, and which searches find nothing.',
    feature: FEATURE_KEYS.search,
  },
  {
    path: '/smart-collections/analytics/',
    title: 'Smart Collections',
    about: 'How often collection pages are seen, what shoppers click and buy there, and where they leave.',
    feature: FEATURE_KEYS.smartCollections,
  },
  {
    path: '/reports/widgets-analytics/',
    title: 'Widgets',
    about: 'How often shoppers see widgets, what they click and add there, and what it earns.',
    feature: null,
  },
  {
    path: '/reports/bundle-builder-analytics/',
    title: 'Bundle builder',
    about: 'How far shoppers get in bundles, which products they buy together, and what it earns.',
    feature: null,
  },
  {
    path: '/reports/line-item-property/',
    title: 'Line item properties',
    about: 'Orders, units and revenue by the properties of their items, such as engravings.',
    feature: null,
  },
  {
    path: '/experiments/',
    title: 'Experiments',
    about: 'Show some shoppers another cart, campaign or widget, and see which does better.',
    feature: null,
  },
];

/** List of the shop's reports, and its tests. */
export function ReportsPage() {
  usePageTitle('Reports');
  const keys = useQuery(privateKeysQuery);
  return (
    <PageFrame title="Reports">
      <Loaded query={keys} what="the reports">
        {(owned) => (
          <List reports={REPORTS.filter(({ feature }) => feature === null || owned.includes(feature))} />
        )}
      </Loaded>
    </PageFrame>
  );
}

function List({ reports }: { readonly reports: readonly ListedReport[] }) {
  if (reports.length === 0) {
    return (
      <Card>
        <Text as="p">There are no reports for your store yet. They come with Collections and Search.</Text>
      </Card>
    );
  }
  return (
    <Card padding="0">
      <ul className="cw-reports">
        {reports.map(({ path, title, about }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
