import { Hono } from 'hono';
import { clientId } from '../admin/resolvers/shop';
import { installationOf, optionalScopes, requiredScopes } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { isRecord, listOf } from '../engine/model/request-body';
import { installApp } from '../installation/install-app';
import { fromOwnPagesOnly } from '../server/own-origin';

/**
 * Routes of `/admin/apps/{handle or client id}/scopes`: scopes (GET), and consent to optional ones,
 * `{ scopes: […] }` (POST). Both respond with the `detail` of App Bridge's `scopes.request`.
 * Source: Shopify, App Bridge library, Scopes API.
 */
export function scopeRoutes(store: StoreContext): Hono {
  const app = new Hono();
  app.on(['GET', 'POST'], '/admin/apps/:app/scopes', fromOwnPagesOnly, async (c) => {
    c.header('cache-control', 'no-store');
    const isApp = [store.app.handle, clientId(store)].includes(c.req.param('app') ?? '');
    if (!isApp || !installationOf(store)) return c.json({ error: 'app_not_installed' }, 404);
    const optional = optionalScopes(store);
    if (c.req.method === 'POST') {
      const body: unknown = await c.req.json().catch(() => null);
      const scopes = optional.filter((scope) => requestedScopesIn(body).includes(scope));
      if (scopes.length === 0 || scopes.length < requestedScopesIn(body).length) {
        return c.json({ error: 'undeclared_scope' }, 422);
      }
      installApp(store, scopes);
    }
    const granted = installationOf(store)?.scopes ?? [];
    return c.json({ granted, required: requiredScopes(store), optional });
  });
  return app;
}

function requestedScopesIn(body: unknown): readonly unknown[] {
  return (isRecord(body) ? listOf(body.scopes) : null) ?? [];
}
