import { and, count, eq, sql as fragment, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Sql } from './database';

type ShopTable = PgTable & { readonly shopId: PgColumn };
type Row<Table extends ShopTable> = Table['$inferSelect'];
type NewRow<Table extends ShopTable> = Omit<Table['$inferInsert'], 'shopId'>;

interface Selection {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  /** Keeps others from changing the rows until the transaction ends. */
  readonly lock?: boolean;
}

/**
 * The tables as one shop sees them. The only way to reach them: every statement carries the shop's id, whatever the
 * caller asks for, so that no query can forget it.
 */
export interface ShopStore {
  readonly shopId: string;
  rows<Table extends ShopTable>(table: Table, selection?: Selection): Promise<Row<Table>[]>;
  /** As `rows`, but only the columns of these names are read: documents are long. */
  columns<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    names: readonly Name[],
    selection?: Selection,
  ): Promise<Pick<Row<Table>, Name>[]>;
  /** How many rows there are of each value of a column. */
  countBy<Table extends ShopTable, Name extends keyof Row<Table> & string>(
    table: Table,
    name: Name,
    where?: SQL,
  ): Promise<ReadonlyMap<Row<Table>[Name], number>>;
  insert<Table extends ShopTable>(table: Table, row: NewRow<Table>): Promise<void>;
  /** As `insert`, in one statement; leaves those out whose key is taken. */
  insertIfAbsent<Table extends ShopTable>(table: Table, ...rows: readonly NewRow<Table>[]): Promise<void>;
  /** The changed rows. */
  update<Table extends ShopTable>(
    table: Table,
    changes: { readonly [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | SQL },
    where?: SQL,
  ): Promise<Row<Table>[]>;
  /** The deleted rows. */
  remove<Table extends ShopTable>(table: Table, where: SQL | undefined): Promise<Row<Table>[]>;
  /** Deletes `most` rows at most, none that somebody else is at. Gives how many. */
  removeSome<Table extends ShopTable>(table: Table, where: SQL, most: number): Promise<number>;
  /** Everything that `work` does through its store happens, or nothing does when it throws. */
  transaction<Result>(work: (store: ShopStore) => Promise<Result>): Promise<Result>;
}

/** The tables of `database` as the shop `shopId` sees them. */
export function forShop(database: Pick<Database, 'sql'>, shopId: string): ShopStore {
  return scoped(database.sql, shopId);
}

function scoped(sql: Sql, shopId: string): ShopStore {
  const within = (table: ShopTable, where?: SQL) => and(eq(table.shopId, shopId), where);
  const select = (
    table: ShopTable,
    fields: Record<string, PgColumn>,
    { where, orderBy = [], lock }: Selection,
  ) => {
    const query = sql
      .select(fields)
      .from(table)
      .where(within(table, where))
      .orderBy(...orderBy)
      .$dynamic();
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
    async insert(table, row) {
      await sql.insert(table as ShopTable).values({ ...row, shopId });
    },
    async insertIfAbsent(table, ...rows) {
      if (rows.length === 0) return;
      await sql
        .insert(table as ShopTable)
        .values(rows.map((row) => ({ ...row, shopId })))
        .onConflictDoNothing();
    },
    async update<Table extends ShopTable>(table: Table, changes: object, where?: SQL) {
      return (await sql
        .update(table as ShopTable)
        .set(changes)
        .where(within(table, where))
        .returning()) as Row<Table>[];
    },
    async remove<Table extends ShopTable>(table: Table, where: SQL | undefined) {
      return (await sql
        .delete(table as ShopTable)
        .where(within(table, where))
        .returning()) as Row<Table>[];
    },
    async removeSome(table, where, most) {
      const some = sql
        .select({ place: fragment`ctid` })
        .from(table as ShopTable)
        .where(within(table, where))
        .limit(most)
        .for('update', { skipLocked: true });
      // As an array the choice is made once; within `in` it may be made again and again, of other rows.
      const removed = await sql
        .delete(table as ShopTable)
        .where(within(table, fragment`ctid = any(array(${some}))`))
        .returning({ shopId: table.shopId });
      return removed.length;
    },
    transaction: (work) => sql.transaction((tx) => work(scoped(tx, shopId))),
  };
}

function fieldsOf(table: ShopTable, names: readonly string[]): Record<string, PgColumn> {
  return Object.fromEntries(names.map((name) => [name, columnOf(table, name)]));
}

function columnOf(table: ShopTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`The table has no column ${name}.`);
  return column;
}
