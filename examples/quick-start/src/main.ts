import { withGenerated } from '@cartwright/dev-store/catalogue/large/large-catalogue';
import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur/larkspur-supply';
import { quickStart } from './quick-start';
import { readCatalogue } from './read-catalogue';
import { readSettings } from './settings';
import { takenPort } from './taken-port';
import { twoShops } from './two-shops';

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
const { catalogueFile, currency } = read.settings;
const catalogue = catalogueFile === undefined ? null : await readCatalogue(catalogueFile, currency);
if (catalogue && !catalogue.ok) fail(catalogue.message);
const settings = { ...read.settings, ...(catalogue && { shopName: catalogue.shopName }) };

const taken = await takenPort(settings);
if (taken !== null) fail(taken);
const chosen = catalogue?.catalogue ?? LARKSPUR_SUPPLY;
const { secondStorePort, generatedProducts = 0 } = settings;
const products = generatedProducts === 0 ? chosen : withGenerated(chosen, generatedProducts);
const starting =
  secondStorePort === undefined
    ? quickStart(settings, products)
    : twoShops({ ...settings, secondStorePort }, products);
const running = await starting.catch((error: unknown) =>
  fail(`Cartwright could not start. ${error instanceof Error ? error.message : String(error)}`),
);

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
for (const storeUrl of running.storeUrls) say(`  Store  ${storeUrl}`);
say('');
if (running.variables) {
  say('The app doesn’t run yet. Start servers with these variables:');
  for (const [name, value] of Object.entries(running.variables)) say(`  ${name}=${value}`);
  say('');
}
if (secondStorePort !== undefined) {
  say('Neither store has the app yet. Install it at:');
  for (const storeUrl of running.storeUrls) say(`  ${storeUrl}/back-office/apps`);
  say('');
}
say('Ready. Ctrl-C ends it.');
