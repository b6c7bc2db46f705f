import { DrizzleQueryError, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { MIGRATIONS } from '../db/embedded-migrations';
import type { ShopStore } from '../db/for-shop';
import { shops, versions } from '../db/schema';
import { ensureShop, lockShop } from '../db/shop-row';
import type { ShopTable } from '../db/shop-table';
import { type Scope, tablesOf } from './exported-tables';
import { readRow } from './read-row';
import { type End, endLine, FORMAT, type Head, headLine, rowLine } from './shop-file';

interface RestoreOptions {
  /** Whether the shop's existing rows of these tables are deleted first. */
  readonly replace: boolean;
  readonly now: Date;
}

type Restored =
  | { readonly ok: true; readonly head: Head; readonly rows: number }
  /** What is wrong, with its line. Nothing was changed. */
  | { readonly ok: false; readonly message: string };

/** Batch size of inserts. */
const ROWS_AT_ONCE = 500;

/** Batch size of deletions. */
const DELETED_AT_ONCE = 1_000;

/**
 * Restores the lines of a copy (`shop-file`) to the shop's tables, completely or not at all. Publications of the
 * meantime stay until the server publishes the restored settings; it asks first if another installation has
 * published.
 */
export async function restoreShop(
  store: ShopStore,
  lines: AsyncIterable<string>,
  { replace, now }: RestoreOptions,
): Promise<Restored> {
  const reader = readLines(lines);
  try {
    return await store.transaction(async (shop): Promise<Restored> => {
      const head = await readHead(reader, shop.shopId);
      await lockShop(shop);
      const isKnown = (await shop.columns(shops, ['shopId'])).length > 0;
      await makeRoom(shop, head.scope, replace);
      const rows = await insertRows(shop, head.scope, reader, isKnown, now);
      await ensureShop(shop, now);
      await shop.update(shops, { publicationWanted: sql`${shops.publicationWanted} + 1` });
      return { ok: true, head, rows };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message };
    // Its own message contains the rows' values.
    if (error instanceof DrizzleQueryError && error.cause instanceof Error) {
      return {
        ok: false,
        message: `Before line ${reader.line + 1}: the database refused it (${error.cause.message}).`,
      };
    }
    throw error;
  }
}

/** Error that rolls the transaction back. */
class Refused extends Error {}

interface Reader {
  /** Number of the last line read, from 1. */
  readonly line: number;
  next(): Promise<string | null>;
  refuse(message: string): never;
}

function readLines(lines: AsyncIterable<string>): Reader {
  const iterator = lines[Symbol.asyncIterator]();
  let line = 0;
  return {
    get line() {
      return line;
    },
    async next() {
      const { done, value } = await iterator.next();
      if (done === true) return null;
      line += 1;
      return value;
    },
    refuse(message) {
      throw new Refused(`Line ${line}: ${message}`);
    },
  };
}

const HEAD_MESSAGE = `this is no copy of a shop that this version can read (format ${FORMAT}).`;

async function readHead(reader: Reader, shopId: string): Promise<Head> {
  const text = await reader.next();
  if (text === null) throw new Refused('The file is empty.');
  const head = parsed(headLine, text);
  if (!head) return reader.refuse(HEAD_MESSAGE);
  if (head.shop !== shopId) return reader.refuse(`this is a copy of ${head.shop}, not of ${shopId}.`);
  if (!MIGRATIONS.some(({ name }) => name === head.migration)) {
    return reader.refuse(
      `this copy is of a newer version (${head.migration}). Restore it with that version, or a newer one.`,
    );
  }
  return head;
}

async function makeRoom(shop: ShopStore, scope: Scope, replace: boolean): Promise<void> {
  // Versions continue from the revision of their document, so they are deleted with it.
  for (const table of new Set([...tablesOf(scope), versions])) {
    if (!replace) {
      if ((await shop.computed(table, { one: sql<number>`1`.as('one') }, { limit: 1 })).length === 0)
        continue;
      throw new Refused(
        `${shop.shopId} has data here already (${getTableConfig(table).name}). Add --replace to put the copy in its place.`,
      );
    }
    for (let rows = DELETED_AT_ONCE; rows === DELETED_AT_ONCE; ) {
      rows = await shop.removeSome(table, sql`true`, DELETED_AT_ONCE);
    }
  }
}

/** Beginning of the end line; no row begins with it. */
const END_BEGINS = '{"end"';

/** Inserts rows up to the end line, and compares their count with it. */
async function insertRows(
  shop: ShopStore,
  scope: Scope,
  reader: Reader,
  isKnown: boolean,
  now: Date,
): Promise<number> {
  const tables = new Map([shops, ...tablesOf(scope)].map((table) => [getTableConfig(table).name, table]));
  const counted: End = {};
  let waiting: { readonly table: ShopTable; rows: Record<string, unknown>[] } = { table: shops, rows: [] };
  const insertWaiting = async () => {
    await shop.insertMany(waiting.table, waiting.rows);
    waiting.rows = [];
  };
  for (;;) {
    const text = await reader.next();
    if (text === null) throw new Refused(`The file isn’t whole: it ends after line ${reader.line}.`);
    if (text.startsWith(END_BEGINS)) {
      const { end } = parsed(endLine, text) ?? reader.refuse('this is no end.');
      await insertWaiting();
      await checkEnd(end, counted, reader);
      return Object.values(counted).reduce((sum, each) => sum + each, 0);
    }
    const written = parsed(rowLine, text) ?? reader.refuse('this is no row.');
    const table = tables.get(written.table) ?? reader.refuse(`a copy has no table ${written.table}.`);
    counted[written.table] = (counted[written.table] ?? 0) + 1;
    if (table === shops) {
      await restoreShopRow(shop, written.row, reader, isKnown || scope === 'settings' ? now : null);
      continue;
    }
    const read = readRow(table, written.row);
    if (!read.ok) return reader.refuse(`${written.table}: ${read.message}.`);
    if (waiting.table !== table || waiting.rows.length === ROWS_AT_ONCE) {
      await insertWaiting();
      waiting = { table, rows: [] };
    }
    waiting.rows.push(read.row);
  }
}

/**
 * Restores the shop's row. With `now`, the shop, created if missing, keeps its own values, and its last widget id
 * becomes the higher of both.
 */
async function restoreShopRow(
  shop: ShopStore,
  written: Readonly<Record<string, unknown>>,
  reader: Reader,
  now: Date | null,
): Promise<void> {
  const { last_widget_id: lastWidgetId } = written;
  if (!Number.isSafeInteger(lastWidgetId)) return reader.refuse('shops: last_widget_id is missing.');
  if (now === null) {
    const read = readRow(shops, written);
    if (!read.ok) return reader.refuse(`shops: ${read.message}.`);
    await shop.insertMany(shops, [read.row as typeof shops.$inferInsert]);
    return;
  }
  await ensureShop(shop, now);
  await shop.update(shops, { lastWidgetId: sql`greatest(${shops.lastWidgetId}, ${lastWidgetId}::int)` });
}

async function checkEnd(said: End, counted: End, reader: Reader): Promise<void> {
  for (const table of new Set([...Object.keys(said), ...Object.keys(counted)])) {
    const [expected, found] = [said[table] ?? 0, counted[table] ?? 0];
    if (expected !== found) reader.refuse(`${table} should have ${expected} rows here, and has ${found}.`);
  }
  if ((await reader.next()) !== null) reader.refuse('nothing may follow the end.');
}

function parsed<Line extends z.ZodType>(schema: Line, text: string): z.infer<Line> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
