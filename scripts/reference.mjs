import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain, root } from './root.mjs';

const API = join(root, 'packages/storefront-cart/src/app/public-api.ts');

/** The page that is generated. */
export const REFERENCE = join(root, 'docs/reference.md');

/** The reference of the public object and its events, as Markdown, from the types and their comments. */
export async function reference() {
  // Not before it is installed.
  const { Application } = await import('typedoc');
  const { load } = await import('typedoc-plugin-markdown');
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-reference-'));
  try {
    // One file imports nothing and is read in a moment; the package is not.
    const tsconfig = join(folder, 'tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: [API] }));
    const app = await Application.bootstrapWithPlugins({
      entryPoints: [API],
      tsconfig,
      plugin: [load],
      outputs: [{ name: 'markdown', path: join(folder, 'pages') }],
      // Types are checked by `npm run types`.
      skipErrorChecking: true,
      logLevel: 'Error',
      readme: 'none',
      disableSources: true,
      excludeInternal: true,
      disableGit: true,
      sort: ['source-order'],
      router: 'module',
      entryFileName: 'reference',
      hidePageHeader: true,
      hideBreadcrumbs: true,
      hidePageTitle: true,
      hideGroupHeadings: true,
      useCodeBlocks: true,
      expandObjects: true,
      expandParameters: true,
      interfacePropertiesFormat: 'table',
      typeDeclarationFormat: 'table',
      parametersFormat: 'table',
      tableColumnSettings: {
        hideSources: true,
        hideModifiers: true,
        hideInherited: true,
        hideOverrides: true,
      },
    });
    const project = await app.convert();
    if (!project) throw new Error('The types of the public object could not be read.');
    await app.generateOutputs(project);
    const text = readFileSync(join(folder, 'pages', 'reference.md'), 'utf8');
    return `${HEADING}\n${readable(text)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without anchors that nothing links to, and without saying that nothing is returned. */
function readable(text) {
  return text
    .replace(/<a id="property-[^"]*"><\/a> /g, '')
    .replace(/##### Returns\n\n`void`\n\n/g, '')
    .replace(/##### Type Parameters\n\n[\s\S]*?(?=##### )/g, '')
    .trim();
}

const HEADING = `# Reference

Written by \`npm run reference\` from \`packages/storefront-cart/src/app/public-api.ts\`. How to use it: [for theme developers](theme-developers.md).
`;

if (isMain(import.meta.url)) writeFileSync(REFERENCE, await reference());
