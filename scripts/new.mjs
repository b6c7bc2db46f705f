import { run, tool } from './command.mjs';
import { makeComponent } from './generate/make-component.mjs';
import { isMain, root } from './root.mjs';

const USAGE = 'npm run new -- component NAME, such as npm run new -- component back-in-stock';

/** Writes a new component type of the cart. Gives whether it could. */
async function newOne([kind, name, ...others]) {
  if (kind !== 'component') {
    return refuse(
      `${kind === undefined ? 'Say what is new' : `"${kind}" is nothing that can be made new`}: ${USAGE}`,
    );
  }
  if (name === undefined || others.length > 0) return refuse(`A component has one name: ${USAGE}`);
  const made = await makeComponent(name, root, (paths) =>
    run(tool('biome'), ['check', '--write', ...paths], { quiet: true }),
  );
  if (!made.ok) return refuse(made.message);
  report(made);
  return true;
}

function report({ names: { folder, title, sentence }, created, changed }) {
  const list = (paths) => paths.map((path) => `  ${path}\n`).join('');
  console.log(`${title} is there: it shows a message, with an icon if the merchant likes.

Written:
${list(Object.keys(created))}
Changed:
${list(Object.keys(changed))}
See it: npm run gallery, or npm start and add it in the editor. Its tests:
  npm run unit -- ${folder}
  npm run build && npm run e2e -- components/${folder}

Now make it yours, from packages/core/src/components/${folder}.ts on: what it is for ("words"), where it
stands ("anchor"), its texts and settings.`);
  const waiting = Object.keys(changed).find((path) => path.endsWith('/awaiting-translation.ts'));
  if (waiting) console.log(`Shoppers read "${sentence}" in English until it is translated: see ${waiting}.`);
}

function refuse(message) {
  console.error(message);
  return false;
}

if (isMain(import.meta.url)) process.exitCode = (await newOne(process.argv.slice(2))) ? 0 : 1;
