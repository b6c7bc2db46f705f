import { withGenerated } from '@cartwright/dev-store/catalogue/large/large-catalogue';
import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur/larkspur-supply';
import { quickStart } from './quick-start';
import { readCatalogue } from './read-catalogue';
import { readSettings } from './settings';
import { takenPort } from './taken-port';
import { twoShops } from './two-shops';

const print = (line: string) => process.stdout.write(`${line}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const read = readSettings({
  args: process.argv.slice(2),
  env: process.env,
  // npm runs scripts from the repository root; INIT_CWD is the caller's directory.
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
const startup =
  secondStorePort === undefined
    ? quickStart(settings, products)
    : twoShops({ ...settings, secondStorePort }, products);
const app = await startup.catch((error: unknown) =>
  fail(`Cartwright could not start. ${error instanceof Error ? error.message : String(error)}`),
);

let isShuttingDown = false;
const shutDown = async () => {
  if (isShuttingDown) return;
  isShuttingDown = true;
  await app.close();
  process.exit(0);
};
process.on('SIGINT', shutDown);
process.on('SIGTERM', shutDown);
process.on('SIGHUP', shutDown);

print('');
print(`  Admin  ${app.adminUrl}`);
for (const storeUrl of app.storeUrls) print(`  Store  ${storeUrl}`);
print('');
if (app.variables) {
  print('The app doesn’t run yet. Start servers with these variables:');
  for (const [name, value] of Object.entries(app.variables)) print(`  ${name}=${value}`);
  print('');
}
if (secondStorePort !== undefined) {
  print('Neither store has the app yet. Install it at:');
  for (const storeUrl of app.storeUrls) print(`  ${storeUrl}/back-office/apps`);
  print('');
}
print('Ready. Ctrl-C ends it.');
