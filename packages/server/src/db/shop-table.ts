import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** Table whose rows belong to shops: all of `./schema`. */
export type ShopTable = PgTable & { readonly shopId: PgColumn };
export type Row<Table extends ShopTable> = Table['$inferSelect'];
/** Values of a new row. Its shop is set by the store. */
export type NewRow<Table extends ShopTable> = Omit<Table['$inferInsert'], 'shopId'>;

export function fieldsOf(table: ShopTable, names: readonly string[]): Record<string, PgColumn> {
  return Object.fromEntries(names.map((name) => [name, columnOf(table, name)]));
}

export function columnOf(table: ShopTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`The table has no column ${name}.`);
  return column;
}

/**
 * Primary key columns of the table by property name. Throws if the shop isn't among them: an upsert would replace
 * another shop's row.
 */
export function primaryKeyOf(table: ShopTable): Record<string, PgColumn> {
  const { name: tableName, primaryKeys } = getTableConfig(table);
  const inKey = new Set(primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)));
  if (!inKey.has(table.shopId.name))
    throw new Error(`The primary key of ${tableName} does not have the shop.`);
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(Object.entries(columns).filter(([, { name }]) => inKey.has(name)));
}

/** Values for an upsert's update: all columns except those of `key`. */
export function valuesToReplace(table: ShopTable, key: Readonly<Record<string, PgColumn>>) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !(name in key))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
