import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Copies the SQL files of ./migrations into ./embedded-migrations.ts. */
const folder = new URL('./migrations/', import.meta.url);
const entries = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8').trim();
    if (/[`$\\]/.test(sql))
      throw new Error(`${name}: backquotes, dollar signs and backslashes do not fit here.`);
    return `  {\n    name: '${name.replace(/\.sql$/, '')}',\n    sql: \`${sql}\`,\n  },\n`;
  });
writeFileSync(
  new URL('./embedded-migrations.ts', import.meta.url),
  `/** The SQL files of ./migrations, for a bundled server. Written by ./embed-migrations.mjs. */\nexport const MIGRATIONS: readonly { readonly name: string; readonly sql: string }[] = [\n${entries.join('')}];\n`,
);
