import { type TagToken, TokenizationError } from 'liquidjs';
import { NAME, ofValue, readExpression, reportUnreadable, type Typed } from './compile-expression';
import type { Names } from './compile-names';
import { type Placing, readPlacement } from './compile-placement';
import { closeDownTo, type Tree, written } from './compile-tree';
import type { Expression, TemplateNode } from './compiled';
import { TEMPLATE_TAGS } from './language';

/** Opens a block, whose branches fill `nodes` one after the other. */
type Opener = (tag: TagToken, tree: Tree, names: Names) => void;

const PARTS = ['elsif', 'else', 'when'];

/** Reads a Liquid tag into the tree. */
export function readTag(tag: TagToken, tree: Tree, names: Names, placing: Placing | null): void {
  const { name } = tag;
  tree.count(tag.end - tag.begin);
  const open = BLOCKS.get(name);
  const simple = SIMPLE.get(name);
  if (open) open(tag, tree, names);
  else if (simple) simple(tag, tree, names);
  else if (name === 'endcomment') notOpened(tag, tree);
  else if (name === 'component') readPlacement(tag, tree, placing);
  else if (name.startsWith('end') && BLOCKS.has(name.slice(3))) closeBlock(tag, tree);
  else if (PARTS.includes(name)) nextPart(tag, tree);
  else {
    const known = TEMPLATE_TAGS.map((each) => each.name).join(', ');
    tree.report('error', 'unknown_tag', `Unknown tag "${name}". Available: ${known}.`, tag.begin, tag.end);
  }
}

export function notOpened(tag: TagToken, tree: Tree): void {
  const message = `{% ${tag.name} %} has no matching {% ${tag.name.slice(3)} %}.`;
  tree.report('error', 'unopened', message, tag.begin, tag.end);
}

function closeBlock(tag: TagToken, tree: Tree): void {
  const name = tag.name.slice(3);
  const index = tree.frames.findLastIndex((frame) => frame.kind === 'block' && frame.name === name);
  if (index < 0) {
    notOpened(tag, tree);
    return;
  }
  closeDownTo(tree, index + 1, `{% ${tag.name} %}`);
  const block = tree.close();
  if (block.kind === 'block') tree.add(block.end());
}

function nextPart(tag: TagToken, tree: Tree): void {
  const index = tree.frames.findLastIndex(({ kind }) => kind === 'block');
  const block = tree.frames[index];
  if (block?.kind !== 'block') {
    tree.report(
      'error',
      'unopened',
      `{% ${tag.name} %} isn’t inside a tag that takes it.`,
      tag.begin,
      tag.end,
    );
    return;
  }
  closeDownTo(tree, index + 1, `{% ${tag.name} %}`);
  const [from, to] = rest(tag);
  if (!block.next(tag.name, from, to)) {
    tree.report(
      'error',
      'unopened',
      `{% ${tag.name} %} isn’t allowed in ${written(block)}.`,
      tag.begin,
      tag.end,
    );
  }
}

/** Range of a tag behind its name. */
function rest(tag: TagToken): [from: number, to: number] {
  return [tag.tokenizer.p, tag.contentRange[1]];
}

/** Reads `if`, `unless` and `case`: conditions with their branches, and the alternative. */
function conditional(
  tag: TagToken,
  tree: Tree,
  first: readonly [Expression] | null,
  conditionOf: (tag: string, from: number, to: number) => Expression,
  further: string,
): void {
  const parts: { condition: Expression; nodes: TemplateNode[] }[] = [];
  const begin = (condition: Expression) => {
    const nodes: TemplateNode[] = [];
    parts.push({ condition, nodes });
    return nodes;
  };
  let ended = false;
  const otherwise: TemplateNode[] = [];
  const block = {
    kind: 'block' as const,
    name: tag.name,
    from: tag.begin,
    to: tag.end,
    nodes: first ? begin(first[0]) : [],
    next(part: string, from: number, to: number) {
      if (ended || (part !== further && part !== 'else')) return false;
      ended = part === 'else';
      block.nodes = ended ? otherwise : begin(conditionOf(part, from, to));
      return true;
    },
    end(): TemplateNode {
      const chain = parts.reduceRight<readonly TemplateNode[]>((later, { condition, nodes }, index) => {
        const opposite = tag.name === 'unless' && index === 0;
        return [opposite ? ['if', condition, later, nodes] : ['if', condition, nodes, later]];
      }, otherwise);
      // A case without values still has its else.
      if (parts.length === 0) return ['if', true, otherwise, []];
      const canMatchTogether = tag.name === 'case' && !isOneAtMost(parts.map(({ condition }) => condition));
      return canMatchTogether ? everyMatch(parts, otherwise) : (chain[0] ?? '');
    },
  };
  tree.open(block);
}

/** Whether a case has only distinct literals, so that no two can match. */
function isOneAtMost(conditions: readonly Expression[]): boolean {
  const values: Expression[] = [];
  const gather = (condition: Expression): void => {
    if (!Array.isArray(condition) || condition[0] !== 'operator') return;
    const [, operator, left, right] = condition;
    if (operator === '==') values.push(right);
    else for (const side of [left, right]) gather(side);
  };
  for (const condition of conditions) gather(condition);
  const isWritten = values.every((value) => typeof value !== 'object' || value === null);
  return isWritten && new Set(values).size === values.length;
}

/** Compiles a case: all matching branches are rendered, and the `else` if none matches. */
function everyMatch(
  parts: readonly { readonly condition: Expression; readonly nodes: readonly TemplateNode[] }[],
  otherwise: readonly TemplateNode[],
): TemplateNode {
  const [only] = parts;
  if (only && parts.length === 1) return ['if', only.condition, only.nodes, otherwise];
  const any = parts
    .map(({ condition }) => condition)
    .reduceRight((right, left): Expression => ['operator', 'or', left, right]);
  const each = parts.map(({ condition, nodes }): TemplateNode => ['if', condition, nodes, []]);
  return ['if', any, each, otherwise];
}

function readIf(tag: TagToken, tree: Tree, names: Names): void {
  const read = (from: number, to: number) => readExpression(tag.input, from, to, names.scope).expression;
  conditional(tag, tree, [read(...rest(tag))], (_part, from, to) => read(from, to), 'elsif');
}

function readCase(tag: TagToken, tree: Tree, names: Names): void {
  const subject = readExpression(tag.input, ...rest(tag), names.scope).expression;
  conditional(
    tag,
    tree,
    null,
    (_part, from, to) => {
      const pieces = piecesOf(tag.input, from, to, /,|\bor\b/);
      const texts = pieces.map(([start, end]) => tag.input.slice(start, end).trim());
      // Shopify draws such a branch twice.
      if (new Set(texts).size < texts.length)
        tree.report('error', 'case', 'A value stands twice in this {% when %}.', from, to);
      return pieces
        .map(([start, end]) => readExpression(tag.input, start, end, names.scope).expression)
        .map((value): Expression => ['operator', '==', subject, value])
        .reduceRight((right, left) => ['operator', 'or', left, right]);
    },
    'when',
  );
}

function readFor(tag: TagToken, tree: Tree, names: Names): void {
  const { tokenizer } = tag;
  const wrong = (message: string) => {
    tree.report('error', 'for', message, tag.begin, tag.end);
  };
  let list: Typed = { expression: null, shape: 'any' };
  let limit: Expression = null;
  let offset: Expression = null;
  let reversed = false;
  const variable = tokenizer.readIdentifier().content;
  try {
    if (variable === '' || tokenizer.readIdentifier().content !== 'in') {
      wrong('Write the loop as {% for line in cart.lines %}.');
    } else {
      const value = tokenizer.readValue();
      if (!value) wrong('The loop has no list. Write it as {% for line in cart.lines %}.');
      list = ofValue(value, names.scope);
      for (let word = readWord(tag); word !== ''; word = readWord(tag)) {
        if (word === 'reversed') {
          reversed = true;
          if (limit !== null || offset !== null) wrong('Write "reversed" before limit and offset.');
        } else if (word === 'limit') limit = readOption(tag, names);
        else if (word === 'offset') {
          if (/^\s*(?::\s*)?continue\b/.test(tokenizer.remaining())) {
            wrong('A loop can’t continue where another one stopped. Write the offset as a number.');
          }
          offset = readOption(tag, names);
        } else wrong(`"${word}" isn’t a loop option. Use limit, offset or reversed.`);
      }
    }
  } catch (error) {
    if (!(error instanceof TokenizationError)) throw error;
    reportUnreadable(error, tag.begin, tag.end, names.scope);
  }
  names.enter(variable, typeof list.shape === 'object' && 'list' in list.shape ? list.shape.list : 'any');
  const body: TemplateNode[] = [];
  const whenEmpty: TemplateNode[] = [];
  const block = {
    kind: 'block' as const,
    name: 'for',
    from: tag.begin,
    to: tag.end,
    nodes: body,
    next(part: string) {
      if (part !== 'else' || block.nodes === whenEmpty) return false;
      block.nodes = whenEmpty;
      return true;
    },
    end(): TemplateNode {
      names.leave();
      return ['for', variable, list.expression, body, whenEmpty, limit, offset, reversed];
    },
  };
  tree.open(block);
}

/** Next word behind the list of a loop; anything else is returned unchanged, and ends the reading. */
function readWord({ tokenizer }: TagToken): string {
  tokenizer.skipBlank();
  const word = tokenizer.readIdentifier().content;
  if (word !== '' || tokenizer.end()) return word;
  const left = tokenizer.remaining().trim();
  tokenizer.advance(tokenizer.N - tokenizer.p);
  return left;
}

function readOption(tag: TagToken, names: Names): Expression {
  const { tokenizer } = tag;
  tokenizer.skipBlank();
  if (tokenizer.peek() === ':') tokenizer.advance();
  return ofValue(tokenizer.readValue(), names.scope).expression;
}

function readCapture(tag: TagToken, tree: Tree, names: Names): void {
  const name = readName(tag, tree, '{% capture name %}');
  names.add(name, 'text');
  const nodes: TemplateNode[] = [];
  const { begin: from, end: to } = tag;
  tree.open({
    kind: 'block',
    name: 'capture',
    from,
    to,
    nodes,
    next: () => false,
    end: () => ['capture', name, nodes],
  });
}

function readAssign(tag: TagToken, tree: Tree, names: Names): void {
  const name = readName(tag, tree, '{% assign name = value %}');
  tag.tokenizer.skipBlank();
  if (tag.tokenizer.peek() !== '=') {
    tree.report('error', 'assign', 'Write it as {% assign name = value %}.', tag.begin, tag.end);
    return;
  }
  tag.tokenizer.advance();
  const { expression, shape } = readExpression(tag.input, ...rest(tag), names.scope);
  names.add(name, shape);
  tree.add(['assign', name, expression]);
}

function readCycle(tag: TagToken, tree: Tree, names: Names): void {
  const [from, to] = rest(tag);
  const text = tag.input.slice(from, to);
  const group = /^\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*:/.exec(text);
  const values = piecesOf(tag.input, from + (group?.[0].length ?? 0), to, /,/).map(
    ([start, end]) => readExpression(tag.input, start, end, names.scope).expression,
  );
  // Shopify counts each such tag by itself.
  if (!group && values.length > 1 && values.some((value) => Array.isArray(value) && value[0] === 'get')) {
    const message = 'Name a cycle of variables, as in {% cycle "rows": one, two %}.';
    tree.report('error', 'cycle', message, tag.begin, tag.end);
  }
  tree.add(['cycle', group?.[1] ?? group?.[2] ?? group?.[3] ?? text.trim(), values]);
}

const counter =
  (by: 1 | -1): Opener =>
  (tag, tree, names) => {
    const name = readName(tag, tree, `{% ${tag.name} name %}`);
    names.add(name, 'number');
    tree.add(['count', name, by]);
  };

const jump =
  (kind: 'break' | 'continue'): Opener =>
  (tag, tree) => {
    const around = tree.frames.flatMap((frame) => (frame.kind === 'block' ? frame.name : []));
    if (!around.includes('for') || around.lastIndexOf('capture') > around.lastIndexOf('for')) {
      const message = `{% ${kind} %} only works inside {% for %}, and not inside {% capture %}.`;
      tree.report('error', 'jump', message, tag.begin, tag.end);
    }
    tree.add([kind]);
  };

function readName(tag: TagToken, tree: Tree, usage: string): string {
  const name = tag.tokenizer.readIdentifier().content;
  tag.tokenizer.skipBlank();
  const isMore = !usage.includes('=') && !tag.tokenizer.end();
  if (!NAME.test(name) || isMore) tree.report('error', 'name', `Write it as ${usage}.`, tag.begin, tag.end);
  return name;
}

function readRaw(tag: TagToken, tree: Tree): void {
  const [from, to] = rest(tag);
  if (tag.input.slice(from, to).trim() !== '')
    tree.report('error', 'name', 'Write it as {% raw %}.', tag.begin, tag.end);
}

function readInlineComment(tag: TagToken, tree: Tree): void {
  const [, ...further] = tag.input.slice(...rest(tag)).split('\n');
  if (further.some((line) => !/^\s*(?:#|$)/.test(line)))
    tree.report('error', 'comment', 'Begin each line of this comment with #.', tag.begin, tag.end);
}

/** Pieces of a list, split outside of quotes. */
function piecesOf(source: string, from: number, to: number, separator: RegExp): [from: number, to: number][] {
  const masked = source.slice(from, to).replace(/"[^"]*"|'[^']*'/g, (quoted) => '_'.repeat(quoted.length));
  const pieces: [number, number][] = [];
  let start = from;
  const every = new RegExp(separator, 'g');
  for (let found = every.exec(masked); found; found = every.exec(masked)) {
    pieces.push([start, from + found.index]);
    start = from + found.index + found[0].length;
  }
  return [...pieces, [start, to]];
}

const BLOCKS = new Map<string, Opener>(
  Object.entries({
    if: readIf,
    unless: readIf,
    case: readCase,
    for: readFor,
    capture: readCapture,
  }),
);

const SIMPLE = new Map<string, Opener>(
  Object.entries({
    assign: readAssign,
    cycle: readCycle,
    increment: counter(1),
    decrement: counter(-1),
    break: jump('break'),
    continue: jump('continue'),
    raw: readRaw,
    endraw: () => undefined,
    '#': readInlineComment,
  }),
);
