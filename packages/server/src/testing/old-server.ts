import { z } from 'zod';
import type { Database } from '../db/database';
import { MIGRATIONS_TABLE } from '../db/migrate';

const found = z.array(
  z.object({ table: z.string(), column: z.string(), type: z.string(), inKey: z.boolean() }),
);

/** Table as known to another server version. */
export interface KnownTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly inKey: boolean }[];
}

/** Current tables of a database. */
export async function knownTables(database: Pick<Database, 'query'>): Promise<KnownTable[]> {
  const { rows } = await database.query(
    `select c.table_name as "table", c.column_name as "column", c.udt_name as "type",
        exists (select from information_schema.key_column_usage k
          join information_schema.table_constraints t using (constraint_schema, constraint_name)
          where t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and k.column_name = c.column_name
        ) as "inKey"
      from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> '${MIGRATIONS_TABLE}'
      order by c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, KnownTable['columns'][number][]>();
  for (const { table, column, ...rest } of found.parse(rows)) {
    tables.set(table, [...(tables.get(table) ?? []), { name: column, ...rest }]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/**
 * Reads, inserts, upserts, updates and deletes a row of each table by the columns a server knows, naming all of them
 * like drizzle. Returns errors, and values read back differently.
 */
export async function problemsOfServer(
  database: Pick<Database, 'query'>,
  tables: readonly KnownTable[],
  shopId: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const table of tables) {
    for (const [what, statement] of Object.entries(statementsOf(table, shopId))) {
      const problem = await database.query(statement).then(
        ({ rows }) => (rows.length === 1 ? null : `${rows.length} rows`),
        (error: Error) => error.message,
      );
      if (problem !== null) problems.push(`${table.name}, ${what}: ${problem}`);
    }
  }
  return problems;
}

/** Statements that return one row each. */
function statementsOf({ name, columns }: KnownTable, shopId: string): Readonly<Record<string, string>> {
  const quoted = columns.map((each) => `"${each.name}"`);
  const values = columns.map((each) => (each.name === 'shop_id' ? `'${shopId}'` : sampleOf(each.type)));
  const others = columns.filter(({ inKey }) => !inKey).map((each) => `"${each.name}"`);
  const set = (others.length > 0 ? others : ['shop_id']).map((each) => `${each} = excluded.${each}`);
  const key = columns.filter(({ inKey }) => inKey).map((each) => `"${each.name}"`);
  const where = columns.map((each, index) => `"${each.name}" = ${values[index]}`).join(' and ');
  const insert = `insert into "${name}" (${quoted}) values (${values})`;
  return {
    insert: `${insert} returning ${quoted}`,
    read: `select ${quoted} from "${name}" where ${where}`,
    replace: `${insert} on conflict (${key}) do update set ${set} returning ${quoted}`,
    change: `update "${name}" set ${quoted.map((each, index) => `${each} = ${values[index]}`)} where ${where} returning ${quoted}`,
    delete: `delete from "${name}" where ${where} returning ${quoted}`,
  };
}

const VALUES: Readonly<Record<string, string>> = {
  text: `'text'`,
  int4: '1',
  int8: '1',
  bool: 'true',
  timestamptz: `'2026-11-29T12:00:00Z'::timestamptz`,
  jsonb: `'{"a":1}'::jsonb`,
  _text: `'{a}'::text[]`,
  _int8: `'{1}'::bigint[]`,
};

function sampleOf(type: string): string {
  const value = VALUES[type];
  if (value === undefined) throw new Error(`Nobody knows what a column of the type ${type} may have.`);
  return value;
}
