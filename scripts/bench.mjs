import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './build.mjs';
import { run } from './command.mjs';
import { playwrightPasses } from './e2e.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { withPostgres } from './postgres.mjs';
import { root } from './root.mjs';

/** Each is measured by `tests/performance/<part>.bench.ts`, and is told by `tables`, by its own name if nothing else is said. */
const MEASURED = [
  { part: 'bytes', of: 'files of a shopper' },
  { part: 'function', of: 'the discount function: instructions and memory, with few and many lines' },
  { part: 'pages', of: 'what a page of the store prints of the cart', tables: ['pages', 'bounds', 'lists'] },
  {
    part: 'actions',
    of: 'requests and time of an action, beside a public client',
    tables: ['actions', 'unknown'],
  },
  { part: 'first-add', of: 'the first tap on "Add to cart"' },
  { part: 'click', of: 'from a click in the drawer to the painted quantity' },
  { part: 'keystroke', of: 'admin: from a key to the painted preview' },
  { part: 'drag', of: 'admin: the longest task while a component is dragged' },
  {
    part: 'first-screen',
    of: 'admin: the largest paint and the longest task of a page, on a slow processor',
  },
  { part: 'answers', of: 'admin: from a click or key to the next paint, on a slow processor' },
  {
    part: 'catalogue',
    of: 'the copy of a catalogue of 43,000 products, also by a server that is killed, and its index: time and memory',
    tables: ['catalogue', 'catalogue-killed', 'catalogue-index'],
  },
  {
    part: 'catalogue-webhook',
    of: 'from a webhook about one of 43,000 products to the page of its collection',
  },
  { part: 'listing', of: 'a page of a collection of 5,000 and of 43,000 products, in process' },
  {
    part: 'listings-http',
    of: 'lists of 5,000 products and searches among 43,000, in process and over HTTP, also while products are updated',
  },
  {
    part: 'results-page',
    of: 'a page of results with facets among 43,000 and 150,000 products, rightly typed and misspelt, in process',
  },
  {
    part: 'search',
    of: 'relevance of searches beside other engines, time and memory; needs --judgements',
    tables: ['search', 'search-typos', 'search-languages', 'search-time'],
  },
  {
    part: 'analytics',
    of: 'intake of 5,000 events a second, and reports over 90 days from one and ten million rows, on PGlite and PostgreSQL',
    tables: ['analytics', 'analytics-reports'],
  },
  {
    part: 'servers',
    of: 'ten minutes of mixed load on two servers with PostgreSQL, and on one with PGlite: answers and memory',
    tables: ['servers', 'servers-memory'],
  },
  {
    part: 'recommending',
    of: 'what recommendations find beside popularity, time and memory; --orders, --sessions',
    tables: ['recommending-orders', 'recommending-next', 'recommending-sessions', 'recommending-large'],
  },
  {
    part: 'lighthouse',
    of: 'Lighthouse, with and without the cart, and our lists',
    tables: ['lighthouse', 'lighthouse-lists'],
  },
];
const OPTIONS = ['quick', 'only', 'judgements', 'orders', 'sessions'];
/** Options that name a file, and the variable by which a part gets it. */
const FILES = { judgements: 'BENCH_JUDGEMENTS', orders: 'BENCH_ORDERS', sessions: 'BENCH_SESSIONS' };
const PARTS = MEASURED.map(({ part }) => part);
const USAGE = `npm run bench -- [--quick] [--only=PART,PART] [--judgements FILE] [--orders FILE] [--sessions FILE]

Measures the storefront, the discount function and the admin; prints tables and writes .cache/bench.json.
  --quick   a few rounds, to try it: the figures mean little
  --judgements FILE  products with judged queries, as JSON: { docs: [{ id, title, desc, brand, type, attrs }],
            queries: [{ q, j: { id: 0 to 1 } }] }, perhaps compressed (.gz)
  --orders FILE  orders to recommend from, as JSON: { items: [[code, title]], orders: [[minute, customer or 0, [item]]] },
            items by their place, orders in order of time, perhaps compressed (.gz)
  --sessions FILE  sessions to recommend from, as CSV with the header set,session,item,seconds, a view a line in any
            order: set is train (known) or test (asked about: each view after the first is to be found by those
            before it), session any name, item a whole number; perhaps compressed (.gz)
  --only    just these parts, of
${MEASURED.map(({ part, of }) => `              ${part.padEnd(18)}${of}`).join('\n')}`;
/** The newest that runs on the oldest Node that the project runs on. */
const LIGHTHOUSE = '12.8.2';
const FOLDER = join(root, '.cache', 'bench');
const RESULT = join(root, '.cache', 'bench.json');

const { quick, parts, files, problem } = readArguments(process.argv.slice(2));
if (problem) {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(1);
}
checkNode();
await ensureInstalled();
if (!(await buildStale())) process.exit(1);

// Ctrl-C reaches the browser's runner as well; it closes shop and browser, and this process waits for that.
process.on('SIGINT', () => undefined);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const measured = await besidePostgres(async (databaseUrl) =>
  playwrightPasses(
    ['--project=performance', '--workers=1', '--trace=off', ...parts.map((part) => `${part}.bench`)],
    {
      BENCH_RESULTS: FOLDER,
      BENCH_QUICK: quick ? '1' : '0',
      ...Object.fromEntries(Object.entries(files).map(([option, file]) => [FILES[option], file])),
      ...(databaseUrl === null ? {} : { BENCH_DATABASE_URL: databaseUrl }),
      ...(await lighthouse()),
    },
  ),
);
const results = readResults();
for (const { title, rows } of results) printTable(title, rows);
writeFileSync(RESULT, `${JSON.stringify({ quick, node: process.version, results }, null, 2)}\n`);
console.log(`\nWritten to ${RESULT}`);
process.exit(measured ? 0 : 1);

/**
 * Measures with a PostgreSQL server beside, where one is compared with the embedded database; without it where none can be
 * had.
 *
 * @param {(databaseUrl: string | null) => Promise<boolean>} work
 */
async function besidePostgres(work) {
  if (!parts.includes('analytics') && !parts.includes('servers')) return work(null);
  let isThere = false;
  try {
    return await withPostgres((url) => {
      isThere = true;
      return work(url);
    });
  } catch (error) {
    if (isThere) throw error;
    console.error(`${error.message}\nMeasuring without it.`);
    return work(null);
  }
}

/**
 * Lighthouse, installed beside the project when it is asked for: in the lockfile it would not be complete on every
 * platform.
 *
 * @returns {Promise<Record<string, string>>} the environment that names it
 */
async function lighthouse() {
  if (!parts.includes('lighthouse')) return {};
  const folder = join(root, '.cache', 'tools');
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (!existsSync(program)) {
    console.log(`Installing Lighthouse ${LIGHTHOUSE} (once)…`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const { code } = await run(
      'npm',
      ['install', `lighthouse@${LIGHTHOUSE}`, '--no-fund', '--no-audit', '--loglevel=error'],
      { cwd: folder },
    );
    if (code !== 0) throw new Error('Lighthouse could not be installed (see above).');
  }
  return { LIGHTHOUSE: program };
}

/** @param {readonly string[]} given */
function readArguments(given) {
  const { values, positionals, tokens } = parseArgs({
    args: given,
    strict: false,
    tokens: true,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      ...Object.fromEntries(Object.keys(FILES).map((option) => [option, { type: 'string' }])),
    },
  });
  const named = typeof values.only === 'string' ? values.only.split(',') : null;
  const files = Object.fromEntries(
    Object.keys(FILES)
      .filter((option) => typeof values[option] === 'string')
      .map((option) => [option, resolve(values[option])]),
  );
  // Without judgements there is nothing to search for: the part is left out, unless it is asked for.
  const parts = named ?? PARTS.filter((part) => part !== 'search' || files.judgements !== undefined);
  const option = tokens.find(({ kind, name }) => kind === 'option' && !OPTIONS.includes(name));
  const strange = option?.rawName ?? positionals[0] ?? parts.find((part) => !PARTS.includes(part));
  return { quick: values.quick === true, parts, files, problem: problemOf(strange, parts, files) };
}

function problemOf(strange, parts, files) {
  if (strange !== undefined) return `Not known: ${strange}`;
  const missing = Object.values(files).find((file) => !existsSync(file));
  if (missing !== undefined) return `There is no file ${missing}.`;
  return parts.includes('search') && files.judgements === undefined
    ? 'A search needs --judgements FILE.'
    : null;
}

function readResults() {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return MEASURED.flatMap(({ part, tables = [part] }) => tables)
    .filter((part) => files.includes(`${part}.json`))
    .map((part) => ({ part, ...JSON.parse(readFileSync(join(FOLDER, `${part}.json`), 'utf8')) }));
}

function printTable(title, rows) {
  const columns = Object.keys(rows[0]?.figures ?? {});
  const cells = [
    [title, ...columns],
    ...rows.map(({ what, figures }) => [what, ...columns.map((name) => String(figures[name]))]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  console.log('');
  cells.forEach((row, index) => {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    );
    console.log(line.join('  '));
    if (index === 0) console.log('-'.repeat(line.join('  ').length));
  });
}
