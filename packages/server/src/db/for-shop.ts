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
  /** Limit of rows. */
  readonly limit?: number;
  /** Rows that are skipped. */
  readonly skip?: number;
  /** Keeps others from changing the rows until the transaction ends. */
  readonly lock?: boolean;
}

/** Computed columns of a statement, by the name that they have in the rows. */
type SqlFields = Readonly<Record<string, SQL.Aliased>>;
interface Sums<By extends SqlFields, Of extends SqlFields> {
  /** An array: each of its entries is a row of its own, and is called `entry` in SQL. */
  readonly each?: PgColumn | SQL | undefined;
  /** Another table of the shop, whose columns may be named with the table's own: `on` says which of its rows go with one. */
  readonly join?: { readonly table: ShopTable; readonly on: SQL } | undefined;
  readonly by: By;
  readonly of: Of;
  readonly where?: SQL | undefined;
  /** What has to hold of the rows that are given, by what they are computed of. */
  readonly having?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  /** Rows that are skipped. */
  readonly skip?: number;
}
type SqlValues<Fields extends SqlFields> = { [Name in keyof Fields]: Fields[Name]['_']['type'] };

/**
 * The tables as one shop sees them. The only way to reach them: every statement carries the shop's id, whatever the
 * caller asks for, so that no query can forget it.
 */
export interface ShopStore extends ShopWrites {
  readonly shopId: string;
  rows<Table extends ShopTable>(table: Table, selection?: Selection): Promise<Row<Table>[]>;
  /** As `rows`, but only the columns of these names are read: documents are long. */
  columns<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    names: readonly Name[],
    selection?: Selection,
  ): Promise<Pick<Row<Table>, Name>[]>;
  /** As `rows`, but of each only what is computed of its columns. */
  computed<Fields extends SqlFields>(
    table: ShopTable,
    fields: Fields,
    selection?: Selection,
  ): Promise<SqlValues<Fields>[]>;
  /**
   * A page of a list that may grow while it is read: it begins behind a row, not at a number, so that no row comes twice
   * and none is left out. `following` is the first row of the next page; null where this one is the last.
   */
  pageByKey<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    page: KeyPage<Table, Name>,
  ): Promise<{ readonly rows: Row<Table>[]; readonly following: Row<Table> | null }>;
  /** How many rows there are. */
  count(table: ShopTable, where?: SQL): Promise<number>;
  /** How many rows there are of each value of a column. */
  countBy<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    name: Name,
    where?: SQL,
  ): Promise<ReadonlyMap<Row<Table>[Name], number>>;
  /**
   * What the rows come to for each value of `by`, or for all of them together where that is empty: `of` are aggregates over
   * the table's columns. Both are named as in the rows that are given, and may be what `orderBy` names.
   */
  sums<By extends SqlFields, Of extends SqlFields>(
    table: ShopTable,
    sums: Sums<By, Of>,
  ): Promise<SqlValues<By & Of>[]>;
  /** Everything that `work` does through its store happens, or nothing does when it throws. */
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
  // drizzle does not carry a table's row type through a generic table; each `as` below says what it returns anyway.
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
      // One more than is asked for says whether the list goes on.
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
        // By their places: an expression with parameters is another one each time that it is written.
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
