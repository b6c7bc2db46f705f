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
  /** As `insert`, in one statement; leaves those out whose key is taken. */
  insertIfAbsent<Table extends ShopTable>(table: Table, ...rows: readonly NewRow<Table>[]): Promise<void>;
  /**
   * As `insertIfAbsent`, of many rows: they go as one text, which costs a fraction of a parameter for each of their columns.
   * What a row doesn't name is null. Gives the columns of the key of those that are new.
   */
  insertNew<Table extends ShopTable>(
    table: Table,
    rows: readonly NewRow<Table>[],
  ): Promise<Record<string, unknown>[]>;
  /**
   * As `insert`, for any number of rows: in statements of a size that others do not wait for. What one refuses ends the
   * call, and those before it stay, unless the caller has a `transaction`.
   */
  insertMany<Table extends ShopTable>(table: Table, rows: readonly NewRow<Table>[]): Promise<void>;
  /**
   * As `insertMany`, but a row whose primary key is there takes that one's place with all its columns: those that it does
   * not name have what a new row has. Of rows with the same key the last counts.
   */
  upsertMany<Table extends ShopTable>(table: Table, rows: readonly NewRow<Table>[]): Promise<void>;
  /**
   * Inserts what the shop's rows of another table come to, as `ShopStore.sums` computes it, one for each value of `by`. All
   * columns but the shop's are named, by either.
   */
  insertSums(table: ShopTable, source: ShopTable, sums: InsertedSums): Promise<void>;
  /** The changed rows. They stay the shop's, whatever `changes` says. */
  update<Table extends ShopTable>(
    table: Table,
    changes: { readonly [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | SQL },
    where?: SQL,
  ): Promise<Row<Table>[]>;
  /** As `update`, of `limit` rows at most, none that somebody else is at. Gives how many. */
  updateSome<Table extends ShopTable>(
    table: Table,
    changes: { readonly [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | SQL },
    where: SQL,
    limit: number,
  ): Promise<number>;
  /** The deleted rows. */
  remove<Table extends ShopTable>(table: Table, where: SQL | undefined): Promise<Row<Table>[]>;
  /** Deletes `limit` rows at most, none that somebody else is at. Gives how many. */
  removeSome<Table extends ShopTable>(table: Table, where: SQL, limit: number): Promise<number>;
}

export function shopWrites(sql: Sql, shopId: string): ShopWrites {
  const within = (table: ShopTable, where?: SQL) => ofShop(table, shopId, where);
  /** Some rows, as a condition that chooses them once: within `in` they may be chosen again and again, others each time. */
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
        // Of a row that is nothing but its key there is nothing to replace.
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
        // Beside each other, as they are read: else each row of a sum is a page of its own.
        .orderBy(...places.map((place) => fragment.raw(String(place))));
      // In the order of the table's columns; their types are the caller's to match.
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
