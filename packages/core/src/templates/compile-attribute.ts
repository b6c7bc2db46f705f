import { TEMPLATE_ACTIONS } from './actions';
import { isSafeAddress } from './address';
import { ADDRESS_ATTRIBUTES, asWritten, isAllowedAttribute, SWITCHES } from './compile-allowed';
import { closeDownTo, type Tree } from './compile-tree';

const ACTIONS = TEMPLATE_ACTIONS.map(({ name }) => name);

/** Reads the start of an attribute, or all of an unquoted one. Returns the number of characters read. */
export function startAttribute(tree: Tree, text: string, at: number): number {
  const found = /^([^\s"'<>/=]+)(?:(\s*=\s*)(["']|[^\s"'=<>`]+)?)?/.exec(text);
  if (!found) {
    tree.report('error', 'markup', `"${text[0]}" isn’t allowed between attributes.`, at, at + 1);
    return 1;
  }
  const [whole, typed = '', equals, rest] = found;
  const name = typed.toLowerCase();
  checkName(tree, name, at, at + typed.length);
  if (equals === undefined) tree.add(['attribute', asWritten(name), []]);
  else if (rest === '"' || rest === "'") {
    const from = at + whole.length - 1;
    tree.open({ kind: 'value', name: asWritten(name), from, to: from + 1, nodes: [], quote: rest });
  } else if (rest === undefined) {
    tree.report('error', 'markup', `Put the value of ${name} in quotes.`, at, at + whole.length);
  } else addAttribute(tree, name, [rest], at + whole.length - rest.length, at + whole.length);
  return whole.length;
}

/** Closes an attribute's value at its closing quote. */
export function closeValue(tree: Tree, at: number): void {
  const index = tree.frames.findLastIndex(({ kind }) => kind === 'value');
  closeDownTo(tree, index + 1, 'the end of the attribute');
  const frame = tree.close();
  addAttribute(tree, frame.name, frame.nodes.length > 0 ? frame.nodes : [''], frame.to, at);
}

function addAttribute(
  tree: Tree,
  name: string,
  value: Extract<Parameters<Tree['add']>[0], readonly ['attribute', ...unknown[]]>[2],
  from: number,
  to: number,
): void {
  const [only, more] = value;
  const fixed = typeof only === 'string' && more === undefined ? only : null;
  if (ADDRESS_ATTRIBUTES.has(name) && fixed !== null && !isSafeAddress(fixed)) {
    const message =
      'Use an address that begins with https:, http:, mailto: or tel:, or a relative one. Others can run scripts.';
    tree.report('error', 'address', message, from, to);
  }
  if (name === 'data-action' && (fixed === null || !ACTIONS.includes(fixed))) {
    const message = `data-action is one of: ${ACTIONS.join(', ')}.`;
    tree.report('error', 'action', message, from, to);
  }
  // Without a value or with an empty one, these mean the same.
  tree.add(['attribute', name, fixed === '' && SWITCHES.has(name) ? [] : value]);
}

function checkName(tree: Tree, name: string, from: number, to: number): void {
  if (/^on/.test(name)) {
    const message = `${name} would run a script. Use data-action; its values are in the documentation.`;
    tree.report('error', 'handler', message, from, to);
  } else if (!isAllowedAttribute(name)) {
    tree.report('error', 'attribute', `The attribute ${name} isn’t allowed in templates.`, from, to);
  }
}
