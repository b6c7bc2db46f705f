import { PARTNER_APPS } from '@cartwright/core/apps/partner-apps';
import { listApps } from '@cartwright/core/contract/apps';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';

export function appRoutes(app: Hono, resolveShop: ResolveShop): void {
  serve(app, resolveShop, listApps, async () => ({
    ok: true,
    answer: { apps: PARTNER_APPS.map((each) => ({ ...each, inputs: [...each.inputs] })) },
  }));
}
