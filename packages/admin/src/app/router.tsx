import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { inTasks } from '../shared/in-tasks';
import { returnAddress } from '../shared/login-url';
import { PageFailed } from './error-boundary';
import { NotFoundPage } from './not-found-page';

const root = createRootRoute({
  component: lazyRouteComponent(() => inTasks(() => import('./shell')), 'Shell'),
  notFoundComponent: NotFoundPage,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/smartcart/', replace: true });
  },
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

const discounts = createRoute({
  getParentRoute: () => root,
  path: '/discounts',
  component: lazyRouteComponent(
    () => inTasks(() => import('../features/discounts/discounts-page')),
    'DiscountsPage',
  ),
});

const publication = createRoute({
  getParentRoute: () => root,
  path: '/publication',
  component: lazyRouteComponent(
    () => inTasks(() => import('../features/publication/held-publication-page')),
    'HeldPublicationPage',
  ),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  validateSearch: (search) => ({ return_to: returnAddress(search.return_to) }),
  component: lazyRouteComponent(() => inTasks(() => import('./login-page')), 'LoginPage'),
});

/** Spec section 2: `/smartcart/edit/{id}/` is the editor; every path ends with a slash. */
export function createAdminRouter() {
  return createRouter({
    routeTree: root.addChildren([home, carts, editor, discounts, publication, login]),
    trailingSlash: 'always',
    defaultPreload: 'intent',
    defaultErrorComponent: ({ reset }) => <PageFailed onRetry={reset} />,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
}
