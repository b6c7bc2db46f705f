import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { adminParams, withoutParams, withParams } from '../host/admin-address';
import type { RangeSearch } from '../report-kit/range/chosen-range';
import { withBase, withoutBase } from '../shared/admin-base';
import { inTasks } from '../shared/in-tasks';
import { returnAddress } from '../shared/login-url';
import { namedShop, shopOfPage } from '../shared/shop-of-page';
import { PageFailed } from './error-boundary';
import { loadShell } from './load-shell';

const MissingPage = lazy(async () => ({ default: (await import('./missing-page')).MissingPage }));

/** One of the pages that come in one file. */
const rarePage = (
  name: 'LoginPage' | 'ManagePage' | 'PlanPage' | 'SettingsPage' | 'SwitchPage' | 'UsersPage',
) => lazyRouteComponent(() => inTasks(() => import('./rare-pages')), name);

/** One of the pages of Smart Collections, which come in one file. */
const collectionPage = (
  name: 'CampaignsPage' | 'CampaignEditorPage' | 'CollectionsPage' | 'CollectionEditorPage' | 'DefaultsPage',
) => lazyRouteComponent(() => inTasks(() => import('./collection-pages')), name);

/** One of the pages of Smart Search, which come in one file. */
const searchPage = (name: 'KeywordGroupsPage' | 'ResultsPage' | 'SearchSettingsPage' | 'SynonymsPage') =>
  lazyRouteComponent(() => inTasks(() => import('./search-pages')), name);

/** Of pages that take words from a report: the words, and what is to be added for them. */
const takesWords = ({
  words,
  add,
}: Readonly<Record<string, unknown>>): { words?: unknown; add?: unknown } => ({
  words,
  add,
});

/** Of pages of reports: their days. */
const takesDays = ({ range, from, to }: RangeSearch): RangeSearch => ({ range, from, to });

/** One of the pages of reports, which come in one file. */
const reportPage = (name: 'ReportsPage' | 'SmartCollectionsAnalyticsPage' | 'SmartSearchAnalyticsPage') =>
  lazyRouteComponent(() => inTasks(() => import('./report-pages')), name);

const root = createRootRoute({
  component: lazyRouteComponent(() => inTasks(loadShell), 'Shell'),
  notFoundComponent: () => (
    <Suspense>
      <MissingPage />
    </Suspense>
  ),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ location: { searchStr } }) => {
    const asked = namedShop(searchStr);
    if (asked !== null && asked !== shopOfPage()) return;
    throw redirect({ to: '/smartcart/', replace: true });
  },
  component: rarePage('SwitchPage'),
});

const carts = createRoute({
  getParentRoute: () => root,
  path: '/smartcart',
  component: lazyRouteComponent(() => inTasks(() => import('./carts-page')), 'CartsPage'),
});

const editor = createRoute({
  getParentRoute: () => root,
  path: '/smartcart/edit/$id',
  component: lazyRouteComponent(
    () => inTasks(() => import('../features/cart-editor/editor-page')),
    'EditorPage',
  ),
});

const widgetEditor = createRoute({
  getParentRoute: () => root,
  path: '/widgets/edit/$id',
  component: lazyRouteComponent(
    () => inTasks(() => import('../features/widget-editor/widget-editor-page')),
    'WidgetEditorPage',
  ),
});

const discounts = createRoute({
  getParentRoute: () => root,
  path: '/discounts',
  component: lazyRouteComponent(
    () => inTasks(() => import('../features/discounts/discounts-page')),
    'DiscountsPage',
  ),
});

const looks = createRoute({
  getParentRoute: () => root,
  path: '/looks',
  component: lazyRouteComponent(() => inTasks(() => import('../features/looks/looks-page')), 'LooksPage'),
});

const images = createRoute({
  getParentRoute: () => root,
  path: '/images',
  component: lazyRouteComponent(() => inTasks(() => import('../features/images/images-page')), 'ImagesPage'),
});

const collections = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections',
  beforeLoad: () => {
    throw redirect({ to: '/smart-collections/campaigns/', replace: true });
  },
});

const campaigns = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections/campaigns',
  component: collectionPage('CampaignsPage'),
});

const campaignEditor = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections/campaigns/editor/$id',
  component: collectionPage('CampaignEditorPage'),
});

const collectionList = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections/collections',
  component: collectionPage('CollectionsPage'),
});

const collectionEditor = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections/collections/editor/$id',
  component: collectionPage('CollectionEditorPage'),
});

const collectionDefaults = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections/settings',
  component: collectionPage('DefaultsPage'),
});

const collectionsAnalytics = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections/analytics',
  validateSearch: takesDays,
  component: reportPage('SmartCollectionsAnalyticsPage'),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/smart-search',
  beforeLoad: () => {
    throw redirect({ to: '/smart-search/settings/', replace: true });
  },
});

const keywordGroups = createRoute({
  getParentRoute: () => root,
  path: '/smart-search/keyword-groups',
  validateSearch: takesWords,
  component: searchPage('KeywordGroupsPage'),
});

const synonyms = createRoute({
  getParentRoute: () => root,
  path: '/smart-search/synonyms',
  validateSearch: takesWords,
  component: searchPage('SynonymsPage'),
});

const resultsPage = createRoute({
  getParentRoute: () => root,
  path: '/smart-search/results-page',
  component: searchPage('ResultsPage'),
});

const searchSettings = createRoute({
  getParentRoute: () => root,
  path: '/smart-search/settings',
  component: searchPage('SearchSettingsPage'),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  component: reportPage('ReportsPage'),
});

const searchAnalytics = createRoute({
  getParentRoute: () => root,
  path: '/reports/smart-search-analytics',
  validateSearch: takesDays,
  component: reportPage('SmartSearchAnalyticsPage'),
});

const publication = createRoute({
  getParentRoute: () => root,
  path: '/publication',
  component: lazyRouteComponent(
    () => inTasks(() => import('../features/publication/held-publication-page')),
    'HeldPublicationPage',
  ),
});

const storeData = createRoute({
  getParentRoute: () => root,
  path: '/store-data',
  component: lazyRouteComponent(() => inTasks(() => import('./store-data-page')), 'StoreDataPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: rarePage('SettingsPage'),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/settings/users',
  component: rarePage('UsersPage'),
});

const plan = createRoute({
  getParentRoute: () => root,
  path: '/plan',
  component: rarePage('PlanPage'),
});

const manage = createRoute({
  getParentRoute: () => root,
  path: '/admin/login/manage',
  component: rarePage('ManagePage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  validateSearch: ({ return_to, error }): { return_to: string; error?: unknown } => ({
    return_to: returnAddress(return_to),
    error,
  }),
  component: rarePage('LoginPage'),
});

/** `/smartcart/edit/{id}/` is the editor; every path ends with a slash. The same pages are below `/admin`. */
export function createAdminRouter() {
  const params = adminParams(window.location.search);
  return createRouter({
    routeTree: root.addChildren([
      home,
      carts,
      editor,
      widgetEditor,
      discounts,
      looks,
      images,
      collections,
      campaigns,
      campaignEditor,
      collectionList,
      collectionEditor,
      collectionDefaults,
      collectionsAnalytics,
      search,
      searchSettings,
      keywordGroups,
      synonyms,
      resultsPage,
      reports,
      searchAnalytics,
      publication,
      storeData,
      settings,
      users,
      plan,
      login,
      manage,
    ]),
    trailingSlash: 'always',
    rewrite: {
      input: ({ url }) => movedTo(withoutParams(url, params), withoutBase(url.pathname)),
      output: ({ url }) => movedTo(withParams(url, params), withBase(url.pathname, window.location.pathname)),
    },
    defaultPreload: 'intent',
    defaultErrorComponent: ({ reset }) => <PageFailed onRetry={reset} />,
  });
}

function movedTo(url: URL, pathname: string): URL {
  const moved = new URL(url);
  moved.pathname = pathname;
  return moved;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
}
