import { type FilteredValueToken, type Token, TokenizationError, TokenKind } from 'liquidjs';
import { CountingTokenizer } from './compile-tokenizer';
import type { Tree } from './compile-tree';
import type { Expression, Operator } from './compiled';
import { TEMPLATE_FILTERS } from './language';
import { propertiesOf, type Shape } from './objects';

/** Expression with the shape of its value. */
export interface Typed {
  readonly expression: Expression;
  readonly shape: Shape;
}

/** Name lookup and error reporting of expressions. */
export interface Scope {
  readonly shapeOf: (name: string) => Shape | null;
  /** Known names, for a message: the first of them if there are many. */
  readonly names: () => readonly string[];
  readonly count: Tree['count'];
  readonly report: Tree['report'];
}

type FilterToken = FilteredValueToken['filters'][number];

const OPERATORS: readonly string[] = ['==', '!=', '<', '>', '<=', '>=', 'contains', 'and', 'or'];
/** Name as Shopify's parser reads it. */
export const NAME = /^[A-Za-z_][\w-]*\??$/;
const UNKNOWN: Typed = { expression: null, shape: 'any' };
const FILTERS = new Map<string, (typeof TEMPLATE_FILTERS)[number]>(
  TEMPLATE_FILTERS.map((filter) => [filter.name, filter]),
);

/** Expression between two offsets of the source, with its filters. Errors are reported. */
export function readExpression(source: string, from: number, to: number, scope: Scope): Typed {
  const text = source.slice(from, to);
  scope.count(text.length + 1);
  if (text.trim() === '') {
    scope.report('error', 'expression_missing', 'Write what to show here.', from, to);
    return UNKNOWN;
  }
  const dangling = /(\||\.)\s*$/.exec(text);
  if (dangling) {
    const at = from + dangling.index;
    scope.report('error', 'expression', `Something is missing after "${dangling[1]}".`, at, at + 1);
    return UNKNOWN;
  }
  try {
    const tokenizer = new CountingTokenizer(source, scope.count, [from, to]);
    const value = tokenizer.readFilteredValue();
    if (!tokenizer.end()) {
      scope.report(
        'error',
        'expression',
        `This doesn’t belong here: ${tokenizer.remaining().trim()}`,
        tokenizer.p,
        to,
      );
      return UNKNOWN;
    }
    return ofFilteredValue(value, scope);
  } catch (error) {
    if (!(error instanceof TokenizationError)) throw error;
    reportUnreadable(error, from, to, scope);
    return UNKNOWN;
  }
}

/** Value without filters, such as the list of a loop; `null` if there is none. */
export function ofValue(token: Token | undefined, scope: Scope): Typed {
  return token ? ofToken(token, scope) : UNKNOWN;
}

/** Reports a parser error at the position where parsing stopped. */
export function reportUnreadable(error: TokenizationError, from: number, to: number, scope: Scope): void {
  const at = Math.min(Math.max(error.token?.begin ?? from, from), to);
  const why = error.message.replace(/, line:\d+, col:\d+$/s, '').replace(/\s+/g, ' ');
  const short = why.length > 120 ? `${why.slice(0, 119)}…` : why;
  scope.report('error', 'syntax', `This can’t be read: ${short}.`, at, Math.max(at + 1, to));
}

function ofFilteredValue(value: FilteredValueToken, scope: Scope): Typed {
  let typed = ofPostfix(value.initial.postfix, value, scope);
  for (const filter of value.filters) typed = filtered(typed, filter, scope);
  return typed;
}

/**
 * Expression of a postfix sequence. Liquid evaluates `and` and `or` from the right, after all other operators; the
 * parser has ordered them so.
 */
function ofPostfix(postfix: readonly Token[], whole: Token, scope: Scope): Typed {
  const stack: Typed[] = [];
  for (const token of postfix) {
    if (token.kind !== TokenKind.Operator) {
      stack.push(ofToken(token, scope));
      continue;
    }
    const operator = token.getText();
    const right = stack.pop();
    const left = stack.pop();
    if (!OPERATORS.includes(operator) || !left || !right) {
      const message =
        operator === 'not'
          ? 'Liquid has no "not". Use {% unless %}, or compare with == false.'
          : `"${operator}" needs a value on both sides.`;
      scope.report('error', 'operator', message, token.begin, token.end);
      return UNKNOWN;
    }
    const expression: Expression = ['operator', operator as Operator, left.expression, right.expression];
    stack.push({ expression, shape: 'flag' });
  }
  const [result, extra] = stack;
  const inSource = [...postfix].sort((one, other) => one.begin - other.begin);
  const isInTurn = inSource.every(({ kind }, at) => (kind === TokenKind.Operator) === (at % 2 === 1));
  if (!result || extra || !isInTurn) {
    const message = 'There are two values side by side. Put an operator or a filter between them.';
    scope.report('error', 'expression', message, whole.begin, whole.end);
    return UNKNOWN;
  }
  return result;
}

function ofToken(token: Token, scope: Scope): Typed {
  switch (token.kind) {
    case TokenKind.Number:
      return { expression: number(token.getText()), shape: 'number' };
    case TokenKind.Quoted:
      return { expression: textOf(token, scope), shape: 'text' };
    case TokenKind.Literal:
      return { expression: literal(token.getText()), shape: 'any' };
    case TokenKind.Range:
      return range(token, scope);
    case TokenKind.PropertyAccess:
      return access(token, scope);
    default:
      scope.report('error', 'expression', `"${token.getText()}" isn’t allowed here.`, token.begin, token.end);
      return UNKNOWN;
  }
}

function literal(word: string): Expression {
  if (word === 'true') return true;
  if (word === 'false') return false;
  return word === 'empty' || word === 'blank' ? [word] : null;
}

function number(written: string): Expression {
  const read = Number(written);
  return written.includes('.') && Number.isInteger(read) ? ['decimal', read] : read;
}

/** Quoted text. The parser accepts unclosed ones, and escapes that Shopify's Liquid lacks. */
function textOf(token: Token, scope: Scope): string {
  const written = token.getText();
  const quote = written[0] ?? '';
  if (written.length < 2 || !written.endsWith(quote)) {
    scope.report('error', 'quote', `This text has no closing ${quote}.`, token.begin, token.end);
    return '';
  }
  return written.slice(1, -1);
}

function range(token: Token, scope: Scope): Typed {
  const { lhs, rhs } = token as Token & { lhs: Token; rhs: Token };
  const from = ofToken(lhs, scope).expression;
  const to = ofToken(rhs, scope).expression;
  return { expression: ['range', from, to], shape: { list: 'number' } };
}

function access(token: Token, scope: Scope): Typed {
  const { variable, props } = token as Token & { variable?: Token; props: readonly Token[] };
  const [root, ...path] = props;
  if (variable || !root || root.kind !== TokenKind.Word) {
    scope.report(
      'error',
      'expression',
      'A property needs the name of an object before it.',
      token.begin,
      token.end,
    );
    return UNKNOWN;
  }
  const name = root.getText();
  const words = props.filter(({ kind }) => kind === TokenKind.Word).map((word) => word.getText());
  const isName = (word: string) => NAME.test(word) && !(word === name && OPERATORS.includes(word));
  let shape = scope.shapeOf(name);
  // Shopify's `self` has all names of a template.
  const isSelf = name === 'self' && shape === null;
  if (isSelf || !words.every(isName) || token.getText().endsWith('.')) {
    scope.report('error', 'expression', `"${token.getText()}" can’t be read.`, token.begin, token.end);
    return UNKNOWN;
  }
  if (shape === null) {
    const names = scope.names();
    scope.count(names.length);
    const message = `Unknown name "${name}". Available here: ${names.join(', ')}.`;
    scope.report('warning', 'unknown_object', message, token.begin, token.end);
    shape = 'any';
  }
  const steps: Expression[] = [];
  for (const step of path) {
    const key = step.kind === TokenKind.Word ? step.getText() : ofToken(step, scope).expression;
    steps.push(key);
    shape = stepInto(shape, key, step, name, scope);
  }
  return { expression: ['get', name, ...steps], shape };
}

function stepInto(shape: Shape, key: Expression, step: Token, name: string, scope: Scope): Shape {
  if (typeof key !== 'string') return typeof shape === 'object' && 'list' in shape ? shape.list : 'any';
  const known = propertiesOf(shape);
  if (!known) return 'any';
  if (Object.hasOwn(known, key)) return known[key] ?? 'any';
  const names = Object.keys(known);
  const message =
    `Unknown property "${key}" in "${name}".` +
    (names.length > 0 ? ` Available: ${names.join(', ')}.` : ' This value has no properties.');
  scope.report('warning', 'unknown_property', message, step.begin, step.end);
  return 'any';
}

const TEXTS = ['money', 'upcase', 'downcase', 'capitalize', 'append', 'prepend', 'join', 'image_url'];

function filtered(input: Typed, filter: FilterToken, scope: Scope): Typed {
  const known = FILTERS.get(filter.name);
  const values = filter.args.map((value) => (Array.isArray(value) ? value[1] : value));
  const more = values.map((value) => ofValue(value as Token | undefined, scope).expression);
  const at = filter.begin;
  if (!known) {
    const names = [...FILTERS.keys()].sort().join(', ');
    const message = `Unknown filter "${filter.name}". Available: ${names}.`;
    scope.report('error', 'unknown_filter', message, at, at + filter.name.length);
    return UNKNOWN;
  }
  const [min, max] = known.values;
  if (more.length < min || more.length > max) {
    scope.report(
      'error',
      'filter_values',
      `Write the filter as in: ${known.usage}`,
      at,
      Math.max(filter.end, at + 1),
    );
    return UNKNOWN;
  }
  const expression: Expression = ['filter', known.name, input.expression, ...more];
  return { expression, shape: shapeAfter(known.name, input.shape) };
}

function shapeAfter(filter: string, before: Shape): Shape {
  if (TEXTS.includes(filter)) return 'text';
  if (filter === 'where') return before;
  if (filter === 'size') return 'number';
  const item = typeof before === 'object' && 'list' in before ? before.list : 'any';
  return filter === 'first' || filter === 'last' ? item : 'any';
}
