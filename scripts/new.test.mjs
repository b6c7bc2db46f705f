import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeComponent } from './generate/make-component.mjs';
import { planComponent } from './generate/plan.mjs';
import { writeFiles } from './generate/write-files.mjs';
import { root } from './root.mjs';

const TYPES = 'packages/core/src/components/component-types.ts';
const TEMPLATES = 'packages/core/src/templates/starting/smaller-templates.ts';
const PANELS = 'packages/admin/src/features/cart/editor/panels/component-panel.tsx';
const AWAITING = 'packages/storefront-cart/src/languages/awaiting-translation.ts';
const THEME_DEVELOPERS = 'docs/theme-developers.md';
const REGISTRIES = [TYPES, TEMPLATES, PANELS, AWAITING, THEME_DEVELOPERS];

/** What the generator only looks at. */
const READ = ['packages/storefront-cart/src/languages/nl.ts', 'packages/core/src/components/notes.ts'];

let folder = '';
const read = (path) => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-new-'));
  for (const path of [...REGISTRIES, ...READ]) cpSync(join(root, path), join(folder, path));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a new component as the command does. */
function write(name) {
  const plan = planComponent(name, folder);
  if (!plan.ok) throw new Error(plan.message);
  writeFiles({ ...plan.created, ...plan.changed }, folder);
  return plan;
}

const refusal = (name) => planComponent(name, folder).message;

/** What no parser takes of a file. */
function mistakesIn(path) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { parseDiagnostics } = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, false, kind);
  return parseDiagnostics.map(({ messageText }) => messageText);
}

/** The keys of an object of a file, in their order. */
const keysBetween = (path, begin, end) =>
  [
    ...read(path)
      .split(begin)[1]
      .split(end)[0]
      .matchAll(/^ {2}([a-z_]+)[:,]/gm),
  ].map(([, key]) => key);

describe('new component', () => {
  it('is written as parseable files, and added to every type list once, in order', () => {
    const { created, changed } = write('back-in-stock');
    expect(Object.keys(changed).sort()).toEqual([...REGISTRIES].sort());
    for (const path of Object.keys({ ...created, ...changed })) {
      if (/\.tsx?$/.test(path)) expect(mistakesIn(path), path).toEqual([]);
    }
    const types = keysBetween(TYPES, 'COMPONENT_TYPES = {', '} as const');
    expect(types).toContain('back_in_stock');
    expect(types).toEqual([...types].sort());
    const panels = keysBetween(PANELS, 'PANELS: {', '\n};');
    expect(panels).toEqual(types);
    const templates = keysBetween(TEMPLATES, 'SMALLER_TEMPLATES', '\n};');
    expect(templates).toContain('back_in_stock');
    expect(templates).toEqual([...templates].sort());
    expect(read(AWAITING)).toContain("'Back in stock'");
    expect(read(THEME_DEVELOPERS)).toContain('| back in stock | `back-in-stock` |\n\n');
  });

  it.each(['above-all', 'zodiac', 'tide', 'ab-c-d'])('named %s leaves the others in place', (name) => {
    const before = keysBetween(TYPES, 'COMPONENT_TYPES = {', '} as const');
    write(name);
    const after = keysBetween(TYPES, 'COMPONENT_TYPES = {', '} as const');
    expect(after).toEqual([...before, name.replaceAll('-', '_')].sort());
    for (const path of REGISTRIES.filter((each) => !each.endsWith('.md'))) {
      expect(mistakesIn(path), path).toEqual([]);
    }
  });

  it('can be followed by another', () => {
    write('store-promise');
    write('back-in-stock');
    expect(read(AWAITING)).toContain("['Store promise', 'Back in stock']");
  });

  it('needs no translation for an existing text', () => {
    expect(Object.keys(write('order-note').changed)).not.toContain(AWAITING);
  });
});

describe('rejected component, with nothing written', () => {
  it.each(['BackInStock', 'back_in_stock', 'back-', '-back', 'back in', 'top-10', '../up', ''])(
    '"%s"',
    (name) => expect(refusal(name)).toContain('Use small letters and dashes'),
  );

  it.each([
    ['a keyword', ['new', 'switch', 'await', 'static', 'let', 'enum', 'arguments']],
    ['an object property', ['constructor', 'to-string', 'value-of', 'has-own-property']],
    ['a global', ['map', 'set', 'date', 'error', 'string', 'undefined', 'global-this']],
    ['a Windows device name', ['con', 'aux', 'nul', 'prn']],
    ['a name in the definition', ['text-table', 'settings', 'text-defaults']],
    ['a name in its test', ['fresh', 'describe', 'expect', 'it', 'issues']],
    ['a name in its shopper view', ['drawing']],
    ['a name in its stories', ['story-page']],
    ['a name in its part', ['part-props', 'part']],
    ['a name in its panel', ['labels', 'component', 'use-settings', 'language']],
    ['a name in its browser test', ['store', 'page', 'shop', 'editor', 'panel', 'test', 'drawer']],
    ['a name in the type list', ['is-component-type']],
    ['the cart itself', ['cart']],
  ])('%s', (_what, names) => {
    for (const name of names) {
      expect(refusal(name)).toBe(
        `"${name}" already means something else in our code. Add a word: ${name}-note.`,
      );
      expect(planComponent(`${name}-note`, folder).ok, `${name}-note`).toBe(true);
    }
  });

  it.each(['z', 'a-b-c', 'x-ray'])('"%s", which starts with a single letter', (name) =>
    expect(refusal(name)).toBe(
      `"${name}" is too short. Begin with a word of at least two letters: back-in-stock.`,
    ),
  );

  it('a name of more than 40 characters', () => {
    expect(planComponent('a'.repeat(40), folder).ok).toBe(true);
    expect(refusal('a'.repeat(41))).toContain('Use at most 40 characters; it has 41.');
  });

  it('an existing type', () =>
    expect(refusal('notes')).toBe(
      'packages/core/src/components/notes.ts is there already. Choose another name, or remove it.',
    ));

  it('a type already in one of the lists, with its line', () => {
    writeFileSync(join(folder, PANELS), read(PANELS).replace('  login:', '  laurels: LoginPanel,\n  login:'));
    expect(refusal('laurels')).toMatch(
      new RegExp(`^${PANELS} cannot take "laurels": line \\d+ has "laurels" already`),
    );
  });

  it.each([
    [TYPES, 'export const COMPONENT_TYPES = {', 'export const TYPES = {'],
    [TEMPLATES, '\n};\n', '\n} as const;\n'],
    [PANELS, 'const PANELS:', 'const EDITORS:'],
    [AWAITING, 'readonly string[]', 'string[]'],
    [THEME_DEVELOPERS, '| component | parts |', '| component | their parts |'],
  ])('a missing marker in %s', (path, line, other) => {
    expect(read(path)).toContain(line);
    writeFileSync(join(folder, path), read(path).replace(line, other));
    expect(refusal('back-in-stock')).toMatch(new RegExp(`^${path} cannot take "back-in-stock": .+`));
  });

  it('a missing list', () => {
    rmSync(join(folder, AWAITING));
    expect(refusal('back-in-stock')).toContain(AWAITING);
    expect(existsSync(join(folder, 'packages/core/src/components/back-in-stock.ts'))).toBe(false);
  });
});

describe('name with a reserved meaning', () => {
  // Fields, types and words that the language knows in some places only.
  it.each([
    'message',
    'terms',
    'admin',
    'go',
    'infer',
    'async',
    'of',
    'as',
    'declare',
    'module',
    'string-note',
  ])('"%s" is written as parseable files', (name) => {
    const { created, changed } = write(name);
    for (const path of Object.keys({ ...created, ...changed })) {
      if (/\.tsx?$/.test(path)) expect(mistakesIn(path), path).toEqual([]);
    }
  });
});

describe('transaction', () => {
  /** Every file and folder, with the texts of files. */
  const everything = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, contentOf(path)]);
  const contentOf = (path) => (statSync(path).isFile() ? readFileSync(path, 'utf8') : null);

  it('is kept if the formatter succeeds', async () => {
    const result = await makeComponent('back-in-stock', folder, async () => ({ code: 0, output: '' }));
    expect(result.ok).toBe(true);
    expect(read(TYPES)).toContain('back_in_stock: backInStock,');
  });

  it('is rolled back if the formatter rejects a file, with its reason', async () => {
    const before = everything();
    const result = await makeComponent('back-in-stock', folder, async ([path]) => {
      writeFileSync(join(folder, path), 'laid out by half');
      return { code: 1, output: 'notes.ts:3 is shadowed\n' };
    });
    expect(result.message).toMatch(
      /^"back-in-stock" could not be written, and nothing has changed\..*\nnotes\.ts:3 is/,
    );
    expect(everything()).toEqual(before);
  });

  it('is rolled back if the formatter crashes', async () => {
    const before = everything();
    const result = await makeComponent('back-in-stock', folder, () => Promise.reject(new Error('no memory')));
    expect(result.message).toContain('no memory');
    expect(everything()).toEqual(before);
  });

  it('is rolled back if a file can’t be written', async () => {
    // A file where a folder would have to be.
    mkdirSync(join(folder, 'tests'), { recursive: true });
    writeFileSync(join(folder, 'tests/e2e'), '');
    const before = everything();
    const result = await makeComponent('back-in-stock', folder, async () => ({ code: 0, output: '' }));
    expect(result.ok).toBe(false);
    expect(everything()).toEqual(before);
  });
});
