import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/test-database';
import { cluster, clusterScript, distribute } from './cluster';
import { distributeCommand } from './distribute-command';
import { MIGRATIONS_TABLE } from './migrate';
import * as schema from './schema';

const database = testDatabase();
const NAMES = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table).name);

/** Tables of ours in the catalogue, as the migrations have made them. */
const OURS = `(select oid, relname from pg_class where relkind in ('r', 'p')
  and relnamespace = 'public'::regnamespace and relname <> '${MIGRATIONS_TABLE}') ours`;
const shopOf = (table: string) =>
  `(select attnum from pg_attribute where attrelid = ${table} and attname = 'shop_id')`;

/** What a cluster refuses or would do wrong, each with a question that finds what is so. */
const RULES: Readonly<Record<string, string>> = {
  'has no shop_id, or one that may be null or is no text': `select relname as name from ${OURS}
    where not exists (select from pg_attribute where attrelid = ours.oid and attname = 'shop_id'
      and atttypid = 'text'::regtype and attnotnull and not atthasdef)`,
  'has not the shop first in its primary key': `select relname as name from ${OURS}
    where not exists (select from pg_index where indrelid = ours.oid and indisprimary
      and indkey[0] = ${shopOf('indrelid')})`,
  'is unique across shops': `select indexrelid::regclass::text as name from pg_index join ${OURS} on indrelid = ours.oid
    where (indisunique or indisexclusion) and not coalesce(${shopOf('indrelid')} = any(indkey::int2[]), false)`,
  'refers across shops': `select conname as name from pg_constraint join ${OURS} on conrelid = ours.oid where contype = 'f'
    and not coalesce(${shopOf('conrelid')} = any(conkey) and ${shopOf('confrelid')} = any(confkey), false)`,
  'would be counted by each node for itself': `select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  'is a trigger': `select tgname as name from pg_trigger join ${OURS} on tgrelid = ours.oid where not tgisinternal`,
};

async function broken(): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, question] of Object.entries(RULES)) {
    const { rows } = await database().query(`${question} order by 1`);
    found.push(...rows.map((row) => `${z.object({ name: z.string() }).parse(row).name} ${rule}`));
  }
  return found;
}

describe('tables as distributed by shop', () => {
  it('match the schema', async () => {
    const { rows } = await database().query(`select relname as name from ${OURS} order by 1`);
    expect(rows).toEqual([...NAMES].sort().map((name) => ({ name })));
  });

  it('follow the rules of a cluster', async () => {
    expect(await broken()).toEqual([]);
  });

  it('break the rules if one lacks the shop', async () => {
    await database().run(`
      create table stray (id serial primary key, shop_id text, code text unique, cart_shop text not null, cart_id text,
        constraint stray_cart foreign key (cart_shop, cart_id) references carts (shop_id, id));
      create table late (id text, shop_id text not null, primary key (id, shop_id));
      create trigger stray_rows before update on stray execute function suppress_redundant_updates_trigger()`);
    const found = await broken();
    await database().run('drop table stray, late');
    expect(found).toEqual([
      'stray has no shop_id, or one that may be null or is no text',
      'late has not the shop first in its primary key',
      'stray has not the shop first in its primary key',
      'stray_code_key is unique across shops',
      'stray_pkey is unique across shops',
      'stray_cart refers across shops',
      'stray_id_seq would be counted by each node for itself',
      'stray_rows is a trigger',
    ]);
  });
});

describe('cluster statements', () => {
  it('distribute every table by shop, colocated with the shop’s row', () => {
    const { distributed, statements } = cluster();
    expect([...distributed].sort()).toEqual([...NAMES].sort());
    expect(statements[0]).toContain("create_distributed_table('shops', 'shop_id', colocate_with => 'none')");
    expect(statements).toHaveLength(NAMES.length);
    for (const statement of statements.slice(1)) expect(statement).toContain("colocate_with => 'shops'");
  });

  it('are printed with the tables that stay on the coordinator', async () => {
    const printed = await distributeCommand({ args: [], databaseUrl: undefined, open: unopened });
    expect(printed).toBe(clusterScript('cartwright_jobs'));
    expect(printed).toContain('create extension if not exists citus;');
    expect(printed).toContain('-- cartwright_migrations and everything in the schema cartwright_jobs stay');
    expect(printed.match(/'shop_id'.*;$/gm)).toHaveLength(NAMES.length);
  });

  it('run once per table, even when repeated', async () => {
    const { run, query } = database();
    await run(`
      create table pg_dist_partition (logicalrelid regclass, partmethod "char");
      create table told (place int generated always as identity, name text);
      create function create_distributed_table(name regclass, distribution text, colocate_with text) returns void as
        $$ insert into told (name) values (name::text || ' beside ' || colocate_with);
           insert into pg_dist_partition values (name, 'h') $$ language sql`);
    const [first = '', ...others] = cluster().statements;
    for (const statement of [first, first, ...others, ...others]) await query(statement);
    const { rows } = await query('select name from told order by place');
    await run('drop function create_distributed_table; drop table pg_dist_partition; drop table told');
    const [anchor, ...beside] = cluster().distributed;
    expect(rows).toEqual(
      [`${anchor} beside none`, ...beside.map((name) => `${name} beside shops`)].map((name) => ({ name })),
    );
  });
});

describe('cluster command', () => {
  it('rejects a database without Citus, and leaves it unchanged', async () => {
    expect(await distribute(database())).toEqual({
      ok: false,
      message: 'This PostgreSQL has no Citus. Nothing was distributed.',
    });
  });

  it('always closes the database', async () => {
    let isClosed = false;
    const close = async () => {
      isClosed = true;
    };
    const open = async () => ({ ...database(), close });
    const command = distributeCommand({ args: ['--run'], databaseUrl: 'postgres://here', open });
    await expect(command).rejects.toThrow('has no Citus');
    expect(isClosed).toBe(true);
  });

  it('rejects unknown arguments and a missing DATABASE_URL', async () => {
    const runWith = (args: string[], databaseUrl?: string) =>
      distributeCommand({ args, databaseUrl, open: unopened });
    await expect(runWith(['--now'])).rejects.toThrow('There is no --now. Use --run');
    await expect(runWith(['--run'])).rejects.toThrow('DATABASE_URL is missing');
    await expect(runWith(['--run'], '')).rejects.toThrow('DATABASE_URL is missing');
  });
});

function unopened(): never {
  throw new Error('No database is needed here.');
}
