import { and, eq, type SQL } from 'drizzle-orm';
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
  insert<Table extends ShopTable>(table: Table, row: NewRow<Table>): Promise<void>;
  /** As `insert`; does nothing when the key is taken. */
  insertIfAbsent<Table extends ShopTable>(table: Table, row: NewRow<Table>): Promise<void>;
  /** The changed rows. */
  update<Table extends ShopTable>(
    table: Table,
    changes: { readonly [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | SQL },
    where?: SQL,
  ): Promise<Row<Table>[]>;
  /** The deleted rows. */
  remove<Table extends ShopTable>(table: Table, where: SQL | undefined): Promise<Row<Table>[]>;
  /** Everything that `work` does through its store happens, or nothing does when it throws. */
  transaction<Result>(work: (store: ShopStore) => Promise<Result>): Promise<Result>;
}

/** The tables of `database` as the shop `shopId` sees them. */
export function forShop(database: Pick<Database, 'sql'>, shopId: string): ShopStore {
  return scoped(database.sql, shopId);
}

function scoped(sql: Sql, shopId: string): ShopStore {
  const within = (table: ShopTable, where?: SQL) => and(eq(table.shopId, shopId), where);
  // drizzle does not carry a table's row type through a generic table; each `as` below says what it returns anyway.
  return {
    shopId,
    async rows<Table extends ShopTable>(table: Table, selection: Selection = {}) {
      const query = sql
        .select()
        .from(table as ShopTable)
        .where(within(table, selection.where))
        .orderBy(...(selection.orderBy ?? []))
        .$dynamic();
      return (await (selection.lock ? query.for('update') : query)) as Row<Table>[];
    },
    async insert(table, row) {
      await sql.insert(table as ShopTable).values({ ...row, shopId });
    },
    async insertIfAbsent(table, row) {
      await sql
        .insert(table as ShopTable)
        .values({ ...row, shopId })
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
    transaction: (work) => sql.transaction((tx) => work(scoped(tx, shopId))),
  };
}
