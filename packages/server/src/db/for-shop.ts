import { and, asc, count, desc, eq, sql as fragment, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Sql } from './database';
import { isBehind, type KeyPage } from './key-page';
import { inBrackets, ofShop } from './of-shop';
import { columnOf, fieldsOf, type Row, type ShopTable } from './shop-table';
import { type ShopWrites, shopWrites } from './shop-writes';

interface Selection {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  /** Maximum of rows. */
  readonly limit?: number;
  /** Number of skipped rows. */
  readonly skip?: number;
  /** Locks the rows until the transaction ends. */
  readonly lock?: boolean;
}

/** Computed columns of a statement, by their names in the rows. */
type SqlFields = Readonly<Record<string, SQL.Aliased>>;
interface Sums<By extends SqlFields, Of extends SqlFields> {
  /** Array expression whose elements become rows, called `entry` in SQL. */
  readonly each?: PgColumn | SQL | undefined;
  /** Another table of the shop, joined by `on`, whose columns can be used like the table's own. */
  readonly join?: { readonly table: ShopTable; readonly on: SQL } | undefined;
  readonly by: By;
  readonly of: Of;
  readonly where?: SQL | undefined;
  /** Condition on the grouped rows, by the aggregates. */
  readonly having?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  /** Number of skipped rows. */
  readonly skip?: number;
}
type SqlValues<Fields extends SqlFields> = { [Name in keyof Fields]: Fields[Name]['_']['type'] };

/**
 * A shop's view of the tables, and the only access to them: every statement has the shop's id, so that no query
 * can omit it.
 */
export interface ShopStore extends ShopWrites {
  readonly shopId: string;
  rows<Table extends ShopTable>(table: Table, selection?: Selection): Promise<Row<Table>[]>;
  /** Like `rows`, but reads only the named columns: documents are long. */
  columns<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    names: readonly Name[],
    selection?: Selection,
  ): Promise<Pick<Row<Table>, Name>[]>;
  /** Like `rows`, but with computed columns only. */
  computed<Fields extends SqlFields>(
    table: ShopTable,
    fields: Fields,
    selection?: Selection,
  ): Promise<SqlValues<Fields>[]>;
  /**
   * Page of a list that may grow while it is read: it starts after a row instead of at an offset, so that no row
   * is repeated or skipped. `following` is the first row of the next page; null on the last one.
   */
  pageByKey<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    page: KeyPage<Table, Name>,
  ): Promise<{ readonly rows: Row<Table>[]; readonly following: Row<Table> | null }>;
  /** Number of rows. */
  count(table: ShopTable, where?: SQL): Promise<number>;
  /** Number of rows by value of a column. */
  countBy<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    name: Name,
    where?: SQL,
  ): Promise<ReadonlyMap<Row<Table>[Name], number>>;
  /**
   * Aggregates of rows by the values of `by`, or over all of them if that is empty: `of` are aggregates over the
   * table's columns. Both are named as in the result, and can be used in `orderBy`.
   */
  sums<By extends SqlFields, Of extends SqlFields>(
    table: ShopTable,
    sums: Sums<By, Of>,
  ): Promise<SqlValues<By & Of>[]>;
  /** Runs `work` in a transaction, which is rolled back if it throws. */
  transaction<Result>(work: (store: ShopStore) => Promise<Result>): Promise<Result>;
}

/** Tables of `database` scoped to the shop `shopId`. */
export function forShop(database: Pick<Database, 'sql'>, shopId: string): ShopStore {
  return scoped(database.sql, shopId);
}

function scoped(sql: Sql, shopId: string): ShopStore {
  const within = (table: ShopTable, where?: SQL) => ofShop(table, shopId, where);
  const select = (
    table: ShopTable,
    fields: Readonly<Record<string, PgColumn | SQL.Aliased>>,
    { where, orderBy = [], limit, skip = 0, lock }: Selection,
  ) => {
    const all = sql
      .select(fields)
      .from(table)
      .where(within(table, where))
      .orderBy(...orderBy)
      .offset(skip)
      .$dynamic();
    const query = limit === undefined ? all : all.limit(limit);
    return lock ? query.for('update') : query;
  };
  // drizzle loses a table's row type in generics; each `as` below restores the type that it returns.
  return {
    shopId,
    async rows<Table extends ShopTable>(table: Table, selection: Selection = {}) {
      return (await select(table, getTableColumns<ShopTable>(table), selection)) as Row<Table>[];
    },
    async columns<Table extends ShopTable, Name extends keyof Row<Table> & string>(
      table: Table,
      names: readonly Name[],
      selection: Selection = {},
    ) {
      return (await select(table, fieldsOf(table, names), selection)) as Pick<Row<Table>, Name>[];
    },
    async computed<Fields extends SqlFields>(table: ShopTable, fields: Fields, selection: Selection = {}) {
      return (await select(table, fields, selection)) as SqlValues<Fields>[];
    },
    async pageByKey<Table extends ShopTable, Name extends keyof Row<Table> & string>(
      table: Table,
      { by, order, after, where, limit }: KeyPage<Table, Name>,
    ) {
      const key = by.map((name) => columnOf(table, name));
      const last = after && by.map((name) => after[name]);
      // One more row than requested shows whether there is a next page.
      const rows = (await select(table, getTableColumns<ShopTable>(table), {
        where: and(inBrackets(where), last && isBehind(key, last, order)),
        orderBy: key.map(order === 'ascending' ? asc : desc),
        limit: limit + 1,
      })) as Row<Table>[];
      return { rows: rows.slice(0, limit), following: rows[limit] ?? null };
    },
    async count(table, where) {
      const [found] = await sql.select({ rows: count() }).from(table).where(within(table, where));
      return found?.rows ?? 0;
    },
    async countBy<Table extends ShopTable, Name extends keyof Row<Table> & string>(
      table: Table,
      name: Name,
      where?: SQL,
    ) {
      const value = columnOf(table, name);
      const found = await sql
        .select({ value, rows: count() })
        .from(table as ShopTable)
        .where(within(table, where))
        .groupBy(value);
      return new Map(found.map((each) => [each.value as Row<Table>[Name], each.rows]));
    },
    async sums<By extends SqlFields, Of extends SqlFields>(
      table: ShopTable,
      { each, join, by, of, where, having, orderBy = [], limit, skip = 0 }: Sums<By, Of>,
    ) {
      const all = sql
        .select({ ...by, ...of })
        .from(each ? fragment`${table} cross join lateral unnest(${each}) as entry` : table)
        .$dynamic();
      const joined = join
        ? all.innerJoin(join.table, and(eq(join.table.shopId, table.shopId), inBrackets(join.on)))
        : all;
      const query = joined
        .where(within(table, where))
        // By position: drizzle repeats an expression's parameters, which makes it a different expression.
        .groupBy(...Object.keys(by).map((_, index) => fragment.raw(String(index + 1))))
        .having(inBrackets(having))
        .orderBy(...orderBy)
        .offset(skip);
      return (await (limit === undefined ? query : query.limit(limit))) as SqlValues<By & Of>[];
    },
    ...shopWrites(sql, shopId),
    transaction: (work) => sql.transaction((tx) => work(scoped(tx, shopId))),
  };
}
