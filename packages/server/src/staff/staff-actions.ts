import { randomUUID } from 'node:crypto';
import {
  KEPT_STAFF_ACTION_DAYS,
  STAFF_ACTIONS,
  type StaffAction,
} from '@cartwright/core/contract/staff-actions';
import { desc, eq, lt } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns, carts, experiments, staffActions, widgets } from '../db/schema';
import type { Resolvers, ResolveShop, StartNote } from '../http/session';

interface NotedAction extends Pick<StaffAction, 'by' | 'action'> {
  readonly now: Date;
  readonly subject?: string | null;
  readonly note?: string | null;
}

/** Records a change by staff in the shop. */
export async function noteStaffAction(
  store: ShopStore,
  { now, by, action, subject = null, note = null }: NotedAction,
): Promise<void> {
  await store.insert(staffActions, { id: randomUUID(), at: now, by, action, subject, note });
}

/** Page of the staff log, newest first, and its length. Pages start at 1. */
export async function staffActionPage(
  store: ShopStore,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly staffActions: StaffAction[]; readonly totalItems: number }> {
  const rows = await store.rows(staffActions, {
    orderBy: [desc(staffActions.at), desc(staffActions.id)],
    limit,
    skip: (page - 1) * limit,
  });
  return {
    staffActions: rows.map(({ id, at, by, action, subject, note }) => ({
      id,
      at: at.toISOString(),
      by,
      action,
      subject,
      note,
    })),
    totalItems: await store.count(staffActions),
  };
}

/** Batch size of purging, short enough for other work to interleave. */
const PURGED_AT_ONCE = 1_000;

const DAY_MS = 24 * 3600 * 1000;

/** Deletes a batch of entries past their retention; returns whether there may be more. */
export async function purgeStaffActions(store: ShopStore, now: Date): Promise<boolean> {
  const isOver = lt(staffActions.at, new Date(now.getTime() - KEPT_STAFF_ACTION_DAYS * DAY_MS));
  return (await store.removeSome(staffActions, isOver, PURGED_AT_ONCE)) === PURGED_AT_ONCE;
}

/** Resolvers whose staff sessions record write calls. */
export function notingStaff(
  { resolveShop, resolveSession }: Resolvers,
  { storeOf, clock }: { readonly storeOf: (shopId: string) => ShopStore; readonly clock: () => Date },
): Resolvers {
  const noting =
    (resolve: ResolveShop): ResolveShop =>
    async (request) => {
      const session = await resolve(request);
      if (!session.ok || !session.user.rebuyAdmin) return session;
      const { shopId, user } = session;
      return { ...session, startNote: startNote(storeOf(shopId), user.name, clock) };
    };
  return { resolveShop: noting(resolveShop), resolveSession: noting(resolveSession) };
}

const startNote =
  (store: ShopStore, by: string, clock: () => Date): StartNote =>
  async ({ method, path }, params) => {
    const action = `${method} ${path}`;
    if (STAFF_ACTIONS[action] === undefined) return async () => {};
    // Before the call, which may delete the subject.
    const subject = await nameOf(store, path, params);
    return () => noteStaffAction(store, { now: clock(), by, action, subject });
  };

/** Name of a path's subject; null if it has none. */
async function nameOf(store: ShopStore, path: string, params: unknown): Promise<string | null> {
  const { id } = params as { readonly id?: string };
  if (id === undefined) return null;
  if (path.startsWith('/api/widgets/')) {
    if (!/^\d{1,9}$/.test(id)) return null;
    const [widget] = await store.columns(widgets, ['name'], { where: eq(widgets.id, Number(id)) });
    return widget?.name ?? null;
  }
  const table = NAMED.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (!table) return null;
  const [row] = await store.columns(table, ['name'], { where: eq(table.id, id) });
  return row?.name ?? null;
}

const NAMED = [
  ['/api/carts/', carts],
  ['/api/legacy-carts/', carts],
  ['/api/smart-collections/campaigns/', campaigns],
  ['/api/experiments/saved/', experiments],
] as const;
