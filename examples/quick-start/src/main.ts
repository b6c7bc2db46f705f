import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur-supply';
import { quickStart } from './quick-start';
import { readCatalogue } from './read-catalogue';
import { readSettings } from './settings';

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const read = readSettings({
  args: process.argv.slice(2),
  env: process.env,
  // npm runs its scripts in the repository's folder and says here where the person is.
  folder: process.env.INIT_CWD ?? process.cwd(),
});
if (!read.ok) fail(read.message);
const { settings } = read;
const catalogue = settings.catalogueFile === undefined ? null : await readCatalogue(settings.catalogueFile);
if (catalogue && !catalogue.ok) fail(catalogue.message);

const started = await quickStart(settings, catalogue?.catalogue ?? LARKSPUR_SUPPLY).catch((error: unknown) =>
  fail(`Cartwright could not start. ${error instanceof Error ? error.message : String(error)}`),
);
if (!started.ok) fail(started.message);
const { running } = started;

let ending = false;
const end = async () => {
  if (ending) return;
  ending = true;
  await running.close();
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('SIGHUP', end);

say('');
say(`  Admin  ${running.adminUrl}`);
say(`  Store  ${running.storeUrl}`);
say('');
say('Ready. Ctrl-C ends it.');
