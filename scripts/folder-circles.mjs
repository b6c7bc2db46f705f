import { dirname } from 'node:path';
import { run, tool } from './command.mjs';

/** What ships; tests and their fixtures may reach up to what they test. */
const ROOMS = ['packages', 'extensions', 'examples'];
const TESTS = /[.]test[.]tsx?$|\/testing\//;
const OURS = /^(packages|extensions|examples)\/(?!.*(node_modules|\/dist\/))/;

/**
 * The circles of folders: groups in which each folder imports, directly or over others, from each. A folder and one
 * inside of it are two folders. Every circle comes with the imports that close it, as `from -> to`.
 */
export function circlesOf(imports) {
  const folders = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [dirname(from), dirname(to)];
    if (a === b) continue;
    if (!folders.has(a)) folders.set(a, new Set());
    if (!folders.has(b)) folders.set(b, new Set());
    folders.get(a).add(b);
  }
  return connected(folders).map((group) => ({
    folders: [...group].sort(),
    imports: imports.filter(
      ({ from, to }) => dirname(from) !== dirname(to) && group.has(dirname(from)) && group.has(dirname(to)),
    ),
  }));
}

/** Tarjan's algorithm: the strongly connected groups of more than one. */
function connected(graph) {
  const found = [];
  const index = new Map();
  const low = new Map();
  const stack = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node)) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = new Set(stack.splice(stack.indexOf(node)));
    if (group.size > 1) found.push(group);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** What the modules of the house import of each other. */
async function importsOfTheHouse() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOMS];
  const { output } = await run(tool('depcruise'), args, { quiet: true });
  const { modules } = JSON.parse(output.slice(output.indexOf('{')));
  return modules
    .filter(({ source }) => counts(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => counts(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
}

const counts = (file) => OURS.test(file) && !TESTS.test(file);

/** The circles of the house, in words; empty when there are none. */
export async function folderCircles() {
  const circles = circlesOf(await importsOfTheHouse());
  return circles.map(({ folders, imports }) =>
    [
      `These folders import each other: ${folders.join(', ')}`,
      ...imports.slice(0, 20).map(({ from, to }) => `  ${from} -> ${to}`),
    ].join('\n'),
  );
}
