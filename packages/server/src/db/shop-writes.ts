import { sql as fragment, getTableColumns, type SQL } from 'drizzle-orm';
import type { Sql } from './database';
import { ofShop } from './of-shop';
import { lastOfEachKey, rowChunks } from './row-chunks';
import { type NewRow, primaryKeyOf, type Row, type ShopTable, valuesToReplace } from './shop-table';

interface InsertedSums {
  readonly by: Readonly<Record<string, SQL.Aliased>>;
  readonly of: Readonly<Record<string, SQL.Aliased>>;
  readonly where?: SQL;
}

/** Writes of a shop's rows: every statement carries the shop's id. */
export interface ShopWrites {
  insert<Table extends ShopTable>(table: Table, row: NewRow<Table>): Promise<void>;
  /** Inserts rows in one statement, skipping existing keys. */
  insertIfAbsent<Table extends ShopTable>(table: Table, ...rows: readonly NewRow<Table>[]): Promise<void>;
  /**
   * Inserts many rows, skipping existing keys. They are passed as one text, at a fraction of the cost of
   * parameters per column. Unset columns are null. Returns the key columns of the inserted rows.
   */
  insertNew<Table extends ShopTable>(
    table: Table,
    rows: readonly NewRow<Table>[],
  ): Promise<Record<string, unknown>[]>;
  /**
   * Inserts any number of rows, in statements short enough not to block others. An error ends the call, and
   * earlier statements remain, unless the caller has a `transaction`.
   */
  insertMany<Table extends ShopTable>(table: Table, rows: readonly NewRow<Table>[]): Promise<void>;
  /**
   * Like `insertMany`, but replaces a row with the same primary key, whose unset columns get their defaults. Of
   * rows with the same key, the last one counts.
   */
  upsertMany<Table extends ShopTable>(table: Table, rows: readonly NewRow<Table>[]): Promise<void>;
  /**
   * Inserts aggregates of another table's rows, computed as by `ShopStore.sums`, one row per value of `by`.
   * Together, `by` and `of` set all columns except the shop's.
   */
  insertSums(table: ShopTable, source: ShopTable, sums: InsertedSums): Promise<void>;
  /** Updates rows, and returns them. They remain the shop's, whatever is in `changes`. */
  update<Table extends ShopTable>(
    table: Table,
    changes: { readonly [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | SQL },
    where?: SQL,
  ): Promise<Row<Table>[]>;
  /** Updates at most `limit` rows, skipping locked ones; returns their number. */
  updateSome<Table extends ShopTable>(
    table: Table,
    changes: { readonly [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | SQL },
    where: SQL,
    limit: number,
  ): Promise<number>;
  /** Deletes rows, and returns them. */
  remove<Table extends ShopTable>(table: Table, where: SQL | undefined): Promise<Row<Table>[]>;
  /** Deletes at most `limit` rows, skipping locked ones; returns their number. */
  removeSome<Table extends ShopTable>(table: Table, where: SQL, limit: number): Promise<number>;
}

export function shopWrites(sql: Sql, shopId: string): ShopWrites {
  const within = (table: ShopTable, where?: SQL) => ofShop(table, shopId, where);
  /**
   * Condition for some rows, evaluated once: within `in`, the subquery may be evaluated repeatedly, with different
   * rows.
   */
  const someOf = (table: ShopTable, where: SQL, limit: number) => {
    const some = sql
      .select({ place: fragment`ctid` })
      .from(table)
      .where(within(table, where))
      .limit(limit)
      .for('update', { skipLocked: true });
    return within(table, fragment`ctid = any(array(${some}))`);
  };
  return {
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
    async insertNew<Table extends ShopTable>(table: Table, rows: readonly NewRow<Table>[]) {
      if (rows.length === 0) return [];
      const columns = Object.entries(getTableColumns<ShopTable>(table));
      const named = rows.map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(columns.map(([name, column]) => [column.name, row[name] ?? null])),
      );
      const values = columns.map(([, { name }]) =>
        name === table.shopId.name ? fragment`${shopId}::text` : fragment.identifier(name),
      );
      const said = fragment`json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`;
      return await sql
        .insert(table as ShopTable)
        .select(fragment`select ${fragment.join(values, fragment`, `)} from ${said}`)
        .onConflictDoNothing()
        .returning(primaryKeyOf(table));
    },
    async insertMany(table, rows) {
      for (const chunk of rowChunks(table, rows)) {
        await sql.insert(table as ShopTable).values(chunk.map((row) => ({ ...row, shopId })));
      }
    },
    async upsertMany(table, rows) {
      const key = primaryKeyOf(table);
      const target = Object.values(key);
      const set = valuesToReplace(table, key);
      for (const chunk of rowChunks(table, lastOfEachKey(table, key, rows))) {
        const insert = sql.insert(table as ShopTable).values(chunk.map((row) => ({ ...row, shopId })));
        // A row that consists of its key has nothing to update.
        if (Object.keys(set).length === 0) await insert.onConflictDoNothing({ target });
        else await insert.onConflictDoUpdate({ target, set });
      }
    },
    async insertSums(table, source, { by, of, where }) {
      const computed: InsertedSums['by'] = {
        ...by,
        ...of,
        shopId: fragment`${source.shopId}`.as('shop_id'),
      };
      const names = Object.keys(getTableColumns<ShopTable>(table));
      const fields = Object.fromEntries(
        names.map((name) => {
          const field = computed[name];
          if (!field) throw new Error(`Nothing says what the column ${name} has.`);
          return [name, field];
        }),
      );
      const places = ['shopId', ...Object.keys(by)].map((name) => names.indexOf(name) + 1);
      const select = sql
        .select(fields)
        .from(source)
        .where(within(source, where))
        .groupBy(...places.map((place) => fragment.raw(String(place))))
        // Sorted by key, so that rows that are read together share pages.
        .orderBy(...places.map((place) => fragment.raw(String(place))));
      // In the order of the table's columns; matching types are up to the caller.
      await sql.insert(table as ShopTable).select(fragment`${select}`);
    },
    async update<Table extends ShopTable>(table: Table, changes: object, where?: SQL) {
      return (await sql
        .update(table as ShopTable)
        .set({ ...changes, shopId: undefined })
        .where(within(table, where))
        .returning()) as Row<Table>[];
    },
    async remove<Table extends ShopTable>(table: Table, where: SQL | undefined) {
      return (await sql
        .delete(table as ShopTable)
        .where(within(table, where))
        .returning()) as Row<Table>[];
    },
    async updateSome<Table extends ShopTable>(table: Table, changes: object, where: SQL, limit: number) {
      const updated = await sql
        .update(table as ShopTable)
        .set({ ...changes, shopId: undefined })
        .where(someOf(table, where, limit))
        .returning({ shopId: table.shopId });
      return updated.length;
    },
    async removeSome(table, where, limit) {
      const removed = await sql
        .delete(table as ShopTable)
        .where(someOf(table, where, limit))
        .returning({ shopId: table.shopId });
      return removed.length;
    },
  };
}
