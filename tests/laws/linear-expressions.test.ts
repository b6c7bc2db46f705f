import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Packages that read untrusted text of merchants, shoppers or Shopify; the storefront reads only pages of its own store. */
const READERS = ['core', 'server', 'ui', 'admin'];

const sources = READERS.flatMap((name) =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** The regular expressions of a file, as they are written. */
function expressionsIn(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Worst-case complexity of an expression if it's above linear, or the check's status if unknown; else null. */
function worseThanLinear(expression: string): string | null {
  const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(expression) ?? [];
  // Without a time limit: on a busy machine it would be one of what is unknown.
  const found = checkSync(pattern, flags, { timeout: null });
  return found.status === 'safe'
    ? null
    : found.status === 'vulnerable'
      ? found.complexity.summary
      : found.status;
}

test('Every regular expression takes linear time on any input.', () => {
  const all = sources.flatMap((file) => expressionsIn(file).map((expression) => [file, expression] as const));
  expect(all.length).toBeGreaterThan(50);
  const slow = all.flatMap(([file, expression]) => {
    const cost = worseThanLinear(expression);
    return cost === null ? [] : [`${relative(PACKAGES, file)}: ${expression} is ${cost}`];
  });
  expect(slow).toEqual([]);
}, 600_000);
