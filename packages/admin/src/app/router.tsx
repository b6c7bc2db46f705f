import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { adminParams, withoutParams, withParams } from '../host/admin-address';
import type { RangeSearch } from '../report-kit/range/chosen-range';
import { withBase, withoutBase } from '../shared/api/admin-base';
import { inTasks } from '../shared/api/in-tasks';
import { returnAddress } from '../shared/api/login-url';
import { namedShop, shopOfPage } from '../shared/api/shop-of-page';
import { PageFailed } from './error-boundary';
import { loadShell } from './load-shell';

const MissingPage = lazy(async () => ({ default: (await import('./missing-page')).MissingPage }));

/** Page in a chunk of its own. */
const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => inTasks(load), name);

/** Page of the chunk of rare pages. */
const rarePage = (name: 'LoginPage' | 'ManagePage' | 'PlanPage' | 'SettingsPage' | 'UsersPage') =>
  lazyPage(() => import('./rare-pages'), name);

/** Page of the chunk of Smart Collections. */
const collectionPage = (
  name: 'CampaignsPage' | 'CampaignEditorPage' | 'CollectionsPage' | 'CollectionEditorPage' | 'DefaultsPage',
) => lazyPage(async () => (await import('./load-sections')).loadCollections(), name);

/** Page of the chunk of Smart Search. */
const searchPage = (name: 'KeywordGroupsPage' | 'ResultsPage' | 'SearchSettingsPage' | 'SynonymsPage') =>
  lazyPage(async () => (await import('./load-sections')).loadSearch(), name);

/** Unvalidated search parameters: the page validates them. */
const unchecked = <Search,>(search: Search): Search => search;

/** Page of the chunk of reports. */
const reportPage = (name: keyof Awaited<ReturnType<typeof import('./load-sections').loadReports>>) =>
  lazyPage(async () => (await import('./load-sections')).loadReports(), name);

const root = createRootRoute({
  component: lazyPage(loadShell, 'Shell'),
  notFoundComponent: () => (
    <Suspense>
      <MissingPage />
    </Suspense>
  ),
});

/** Report page at a path. */
const reportAt = <const Path extends string>(path: Path, page: Parameters<typeof reportPage>[0]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: unchecked<RangeSearch>,
    component: reportPage(page),
  });

const pageAt = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ location: { searchStr } }) => {
    const requestedShop = namedShop(searchStr);
    // Already the page's shop: drops the parameter.
    if (requestedShop !== null && requestedShop === shopOfPage())
      throw redirect({ to: '/', search: {}, replace: true });
  },
  component: lazyPage(async () => (await import('./load-sections')).loadHome(), 'HomeOrSwitch'),
});

const carts = pageAt(
  '/smartcart',
  lazyPage(() => import('./carts-page'), 'CartsPage'),
);

const editor = pageAt(
  '/smartcart/edit/$id',
  lazyPage(() => import('../features/cart/editor/editor-page'), 'EditorPage'),
);

const cartPreview = pageAt(
  '/smartcart/preview/$id',
  lazyPage(() => import('../features/cart/editor/preview-page/cart-preview-page'), 'CartPreviewPage'),
);

const checkoutPreview = pageAt(
  '/checkout-preview',
  lazyPage(() => import('../features/checkout-preview/checkout-preview-page'), 'CheckoutPreviewPage'),
);

/** Route of legacy carts. */
const legacyCart = pageAt(
  '/smart_cart/edit/$id',
  lazyPage(() => import('../features/cart/list/legacy-cart-page'), 'LegacyCartPage'),
);

const widgets = pageAt(
  '/widgets',
  lazyPage(() => import('../features/widgets/widgets-page'), 'WidgetsPage'),
);

const dataSources = pageAt(
  '/widgets/data-sources',
  lazyPage(() => import('../features/data-sources/data-sources-page'), 'DataSourcesPage'),
);

const WidgetEditorPage = lazyPage(
  () => import('../features/widget-editor/widget-editor-page'),
  'WidgetEditorPage',
);

/** One page at all paths of `core/widgets/edit-link`; and a bundle's preview. */
const widgetEditors = [
  pageAt('/widgets/edit/$id', WidgetEditorPage),
  pageAt('/widget/edit/$id', WidgetEditorPage),
  pageAt('/widgets/$kind/edit/$id', WidgetEditorPage),
  pageAt('/checkout-and-beyond/edit/$id', WidgetEditorPage),
  pageAt('/bundle-builder/edit/$id', WidgetEditorPage),
  pageAt(
    '/bundle-builder/preview/$id',
    lazyPage(() => import('../features/widget-editor/bundle-preview-page'), 'BundlePreviewPage'),
  ),
] as const;

const discounts = pageAt(
  '/discounts',
  lazyPage(() => import('../features/discounts/discounts-page'), 'DiscountsPage'),
);

const looks = pageAt(
  '/looks',
  lazyPage(() => import('../features/looks/looks-page'), 'LooksPage'),
);

const images = pageAt(
  '/images',
  lazyPage(() => import('../features/images/images-page'), 'ImagesPage'),
);

const collections = createRoute({
  getParentRoute: () => root,
  path: '/smart-collections',
  beforeLoad: () => {
    throw redirect({ to: '/smart-collections/campaigns/', replace: true });
  },
});

const campaigns = pageAt('/smart-collections/campaigns', collectionPage('CampaignsPage'));

const campaignEditor = pageAt(
  '/smart-collections/campaigns/editor/$id',
  collectionPage('CampaignEditorPage'),
);

const collectionList = pageAt('/smart-collections/collections', collectionPage('CollectionsPage'));

const collectionEditor = pageAt(
  '/smart-collections/collections/editor/$id',
  collectionPage('CollectionEditorPage'),
);

const collectionDefaults = pageAt('/smart-collections/settings', collectionPage('DefaultsPage'));

const collectionsAnalytics = reportAt('/smart-collections/analytics', 'SmartCollectionsAnalyticsPage');

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
  validateSearch: unchecked<{ words?: unknown; add?: unknown }>,
  component: searchPage('KeywordGroupsPage'),
});

const synonyms = createRoute({
  getParentRoute: () => root,
  path: '/smart-search/synonyms',
  validateSearch: unchecked<{ words?: unknown; add?: unknown }>,
  component: searchPage('SynonymsPage'),
});

const resultsPage = pageAt('/smart-search/results-page', searchPage('ResultsPage'));

const searchSettings = pageAt('/smart-search/settings', searchPage('SearchSettingsPage'));

const reports = pageAt('/reports', reportPage('ReportsPage'));

const searchAnalytics = reportAt('/reports/smart-search-analytics', 'SmartSearchAnalyticsPage');

const cartAnalytics = reportAt('/reports/smart-cart-analytics', 'SmartCartAnalyticsPage');

const widgetsAnalytics = reportAt('/reports/widgets-analytics', 'WidgetsAnalyticsPage');

const bundleAnalytics = reportAt('/reports/bundle-builder-analytics', 'BundleBuilderAnalyticsPage');

const lineItemProperty = reportAt('/reports/line-item-property', 'LineItemPropertyPage');

/** Page of the chunk of experiments. */
const experimentPage = (name: 'ExperimentsPage' | 'ExperimentEditorPage') =>
  lazyPage(async () => (await import('./load-sections')).loadExperiments(), name);

const experiments = pageAt('/experiments', experimentPage('ExperimentsPage'));

const experimentEditor = pageAt('/experiments/edit/$id', experimentPage('ExperimentEditorPage'));

const publication = pageAt(
  '/publication',
  lazyPage(() => import('../features/publication/held-publication-page'), 'HeldPublicationPage'),
);

const storeData = pageAt(
  '/store-data',
  lazyPage(() => import('./store-data-page'), 'StoreDataPage'),
);

const settings = pageAt('/settings', rarePage('SettingsPage'));

const users = pageAt('/settings/users', rarePage('UsersPage'));

const plan = pageAt('/plan', rarePage('PlanPage'));

const manage = pageAt('/admin/login/manage', rarePage('ManagePage'));

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  validateSearch: ({ return_to, error }): { return_to: string; error?: unknown } => ({
    return_to: returnAddress(return_to),
    error,
  }),
  component: rarePage('LoginPage'),
});

/**
 * Router of the admin. `/smartcart/edit/{id}/` is the editor; every path ends with a slash. The
 * same pages are below `/admin`.
 */
export function createAdminRouter() {
  const params = adminParams(window.location.search);
  return createRouter({
    routeTree: root.addChildren([
      home,
      carts,
      editor,
      cartPreview,
      checkoutPreview,
      legacyCart,
      widgets,
      dataSources,
      ...widgetEditors,
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
      cartAnalytics,
      widgetsAnalytics,
      bundleAnalytics,
      lineItemProperty,
      experiments,
      experimentEditor,
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
