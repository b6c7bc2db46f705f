import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { MIGRATIONS } from './embedded-migrations';
import { requireFloor } from './postgres-floor';

const database = testDatabase();

/** Syntax added after PostgreSQL 15, by version; patterns are in lower case. */
const NEWER: readonly (readonly [version: number, form: RegExp])[] = [
  [16, /\b(any_value|array_sample|array_shuffle|pg_input_is_valid|pg_input_error_info|random_normal)\s?\(/],
  [16, /\b(json_array|json_arrayagg|json_objectagg)\s?\(|\bjson_object\s?\([^)]*([^:]:[^:]|\bvalue\b)/],
  [16, /\bis (not )?json\b/],
  [16, /\b0[xob][0-9a-f]|\b\d+_\d/],
  [17, /\b(json_exists|json_query|json_scalar|json_serialize|json_table|json_value|xmltext)\s?\(/],
  [17, /\b(to_bin|to_oct|unicode_assigned|uuid_extract_timestamp|uuid_extract_version)\s?\(/],
  [17, /\bmerge into\b.*\breturning\b|\bwhen not matched by source\b|\bon_error\b/],
  [17, /\brandom\s?\( ?[^ )]/],
  [18, /\b(array_reverse|array_sort|casefold|crc32|crc32c|uuidv4|uuidv7)\s?\(/],
  [18, /\bgenerated always as \([^;]*\) virtual\b|\bwithout overlaps\b|\bnot enforced\b/],
  [18, /\breturning (with \(|(old|new)\.)/],
  [19, /\bon conflict (\([^)]*\) )?do select\b|\bgroup by all\b/],
];

/** Statement without its string literals, quoted names and comments. */
function words(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/'[^']*'/g, "''")
    .replace(/"[^"]*"/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Syntax of a script that PostgreSQL 15 lacks. */
function newerThan15(sql: string): string[] {
  return NEWER.flatMap(([version, form]) => {
    const found = form.exec(words(sql));
    return found ? [`${found[0].trim()} is of PostgreSQL ${version}`] : [];
  });
}

test.each(MIGRATIONS)('migration $name runs on PostgreSQL 15', ({ sql }) => {
  expect(newerThan15(sql)).toEqual([]);
});

test.each([
  ['alter table carts add column key uuid default uuidv7() not null', 'uuidv7( is of PostgreSQL 18'],
  ['select any_value (name) from carts', 'any_value ( is of PostgreSQL 16'],
  ["select * from JSON_TABLE(document, '$[*]' columns (a text))", 'json_table( is of PostgreSQL 17'],
  ["select json_array(name, '[]') from carts", 'json_array( is of PostgreSQL 16'],
  ["select json_object('name': name) from carts", "json_object('': is of PostgreSQL 16"],
  ['alter table a add check (document is json)', 'is json is of PostgreSQL 16'],
  ['update a set n = 1_000', '1_0 is of PostgreSQL 16'],
  [
    'create table a (n int generated always as (1 + 1) virtual)',
    'generated always as (1 + 1) virtual is of PostgreSQL 18',
  ],
  ['update a set n = random(1, 6)', 'random(1 is of PostgreSQL 17'],
  ['update a set n = 1 returning old.n', 'returning old. is of PostgreSQL 18'],
])('reports %s', (sql, expected) => {
  expect(newerThan15(sql)).toEqual([expected]);
});

test.each([
  'alter table a add column key text default gen_random_uuid()',
  "insert into a values ('uuidv7()') -- not json_table(",
  'create unique index a on b (c) nulls not distinct',
  'select random(), json_object(a::text[], b), "any_value" (1) from a_1_b',
  'create table a (n int generated always as (1 + 1) stored)',
])('accepts %s on PostgreSQL 15', (sql) => {
  expect(newerThan15(sql)).toEqual([]);
});

test('rejects an older server, naming its version', async () => {
  await requireFloor(database());
  const old = {
    query: (text: string) =>
      database().query(text.replaceAll(/current_setting\('server_version(_num)?'\)/g, "'140011'")),
  };
  await expect(requireFloor(old)).rejects.toThrow('The database is PostgreSQL 140011. Use 15 or newer.');
});
