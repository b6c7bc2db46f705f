import { defaultOptions, type TagToken, TokenizationError, type Tokenizer, TokenKind } from 'liquidjs';
import type { ComponentType } from '../components/component-types';
import { TEXT_LIMITS } from '../texts/limits';
import { readExpression, reportUnreadable } from './compile-expression';
import { createMarkup, type Markup } from './compile-markup';
import { createNames, type Names } from './compile-names';
import type { Placing } from './compile-placement';
import { notOpened, readTag } from './compile-tags';
import { CountingTokenizer } from './compile-tokenizer';
import { closeDownTo, createTree, GivenUp, type Tree } from './compile-tree';
import { checkClosing, checkWayOut } from './compile-way-out';
import { weightOf } from './compile-weight';
import type { CompiledTemplate, TemplateNode } from './compiled';
import { TEMPLATE_LIMITS } from './limits';
import { objectsOf, type TemplateSubject } from './objects';
import type { TemplateProblem } from './problem';

type OutputToken = ReturnType<Tokenizer['readOutputToken']>;

export interface Compilation {
  /** Null if there is an error. */
  readonly template: CompiledTemplate | null;
  /** Errors and warnings in the order of the source. */
  readonly problems: readonly TemplateProblem[];
  /**
   * Number of visited characters, names and nodes, including repeated visits; at most linear in the length of the
   * source. Excludes computing the positions of problems, which are limited to a hundred.
   */
  readonly steps: number;
}

/**
 * Compiled form of a template for a component of a type, or for the whole cart. Errors and warnings are in
 * `problems`, with their positions; it never throws, whatever the source. Supports Shopify's documented Liquid,
 * restricted to `TEMPLATE_TAGS` and `TEMPLATE_FILTERS`. `present` are the types of the cart's components, one
 * entry each; without them, placements of missing components aren't reported.
 */
export function compileTemplate(
  source: string,
  subject: TemplateSubject,
  present: readonly ComponentType[] | null = null,
): Compilation {
  const tree = createTree(source);
  try {
    return compiled(source, tree, subject, subject === 'cart' ? { present } : null);
  } catch (error) {
    if (error instanceof GivenUp) return failed(tree);
    // Thousands of nested brackets or filters.
    if (!(error instanceof RangeError)) throw error;
    const message = 'An expression in this template is nested too deeply.';
    const { problems, report } = createTree(source);
    report('error', 'too_deep', message, 0, source.length);
    return { template: null, problems, steps: tree.steps() };
  }
}

function compiled(
  source: string,
  tree: Tree,
  subject: TemplateSubject,
  placing: Placing | null,
): Compilation {
  if (source.length > TEXT_LIMITS.template) {
    const limit = TEXT_LIMITS.template.toLocaleString('en');
    const message = `A template can have ${limit} characters; this one has ${source.length.toLocaleString('en')}.`;
    tree.report('error', 'too_long', message, TEXT_LIMITS.template, source.length);
    return failed(tree);
  }
  const markup = createMarkup(tree);
  const names = createNames(objectsOf(subject), tree);
  let comment: TagToken | null = null;
  let raw: TagToken | null = null;
  let depth = 0;
  try {
    const tokenizer = new CountingTokenizer(withoutComments(source), tree.count);
    for (const token of tokenizer.readTopLevelTokens({ ...defaultOptions })) {
      const tag = token.kind === TokenKind.Tag ? (token as TagToken) : null;
      if (tag?.name === 'comment') {
        depth += 1;
        comment ??= tag;
      } else if (tag?.name === 'endcomment' && comment) {
        depth -= 1;
        if (depth === 0) comment = null;
      } else if (comment) continue;
      else if (tag?.name === 'endraw' && !raw) notOpened(tag, tree);
      else if (token.kind === TokenKind.HTML) {
        const text = token as typeof token & { trimLeft: number; getContent: () => string };
        markup.feed(text.getContent(), text.begin + text.trimLeft);
      } else readLiquid(token as TagToken | OutputToken, tree, markup, names, placing);
      if (tag && !comment) raw = tag.name === 'raw' ? tag : null;
    }
  } catch (error) {
    if (!(error instanceof TokenizationError)) throw error;
    reportUnreadable(error, 0, source.length, names.scope);
    return failed(tree);
  }
  if (comment) tree.report('error', 'unclosed', '{% comment %} is not closed.', comment.begin, comment.end);
  if (raw) tree.report('error', 'unclosed', '{% raw %} is not closed.', raw.begin, raw.end);
  markup.end();
  closeDownTo(tree, 1, 'the end');
  if (placing) checkWayOut(tree, tree.top().nodes, source.length);
  if (subject === 'title_bar') checkClosing(tree, tree.top().nodes, source.length);
  const template = { css: markup.css(), nodes: trimmed(tree.top().nodes) };
  const size = weightOf(template, tree.count);
  if (size > TEMPLATE_LIMITS.compiled) {
    const limit = TEMPLATE_LIMITS.compiled.toLocaleString('en');
    const message = `Each page of your store loads this template. It can have ${limit} characters when compiled. This one has ${size.toLocaleString('en')}. Shorten it.`;
    tree.report('error', 'too_heavy', message, 0, source.length);
  }
  const result = failed(tree);
  return result.problems.some(({ severity }) => severity === 'error') ? result : { ...result, template };
}

function failed({ problems, steps }: Tree): Compilation {
  const inOrder = [...problems].sort((one, other) => one.from - other.from);
  return { template: null, problems: inOrder, steps: steps() };
}

function readLiquid(
  token: TagToken | OutputToken,
  tree: Tree,
  markup: Markup,
  names: Names,
  placing: Placing | null,
): void {
  const inside = markup.inside();
  if (inside === 'style') {
    const message =
      'Styles can’t contain Liquid. Put what depends on the cart in a style attribute or in classes.';
    tree.report('error', 'style', message, token.begin, token.end);
  }
  if (inside !== null) return;
  if (token.kind === TokenKind.Tag) {
    readTag(token as TagToken, tree, names, placing);
    return;
  }
  if (tree.mode() === 'tag') {
    const message =
      'Put an output in an attribute’s value, in quotes. For an attribute that may be missing, use {% if %}.';
    tree.report('error', 'output', message, token.begin, token.end);
    return;
  }
  const [from, to] = token.contentRange;
  const { expression } = readExpression(token.input, from, to, names.scope);
  if (Array.isArray(expression) && expression[0] === 'range') {
    tree.report(
      'error',
      'output',
      'A range is for {% for %}. Write out its numbers.',
      token.begin,
      token.end,
    );
  }
  tree.add(['output', expression]);
}

const BEGINS = /\{%-?\s*(raw|comment)\s*-?%\}/g;

const ENDS_RAW = /\{%-?\s*endraw/g;
/** Nested comments. */
const COMMENTS = /\{%-?\s*(end)?comment\b/g;

/** Blanks out comments, which may be invalid Liquid; positions stay the same. Linear in the source. */
function withoutComments(source: string): string {
  const begins = new RegExp(BEGINS);
  const endless = new Set<string>();
  let read = '';
  let done = 0;
  for (let begin = begins.exec(source); begin; begin = begins.exec(source)) {
    const kind = begin[1] === 'raw' ? 'raw' : 'comment';
    if (endless.has(kind)) continue;
    const from = begins.lastIndex;
    const end = kind === 'raw' ? endOfRaw(source, from) : endOfComment(source, from);
    if (end === null) endless.add(kind);
    else {
      const inside = source.slice(from, end);
      read += source.slice(done, from) + (kind === 'raw' ? inside : inside.replace(/[^\n]/g, ' '));
      done = end;
      begins.lastIndex = end;
    }
  }
  return read + source.slice(done);
}

/** Position of the tag that ends what begins at `from`; null: none. */
function endOfRaw(source: string, from: number): number | null {
  const ends = new RegExp(ENDS_RAW);
  ends.lastIndex = from;
  return ends.exec(source)?.index ?? null;
}

function endOfComment(source: string, from: number): number | null {
  const tags = new RegExp(COMMENTS);
  tags.lastIndex = from;
  let depth = 1;
  for (let found = tags.exec(source); found; found = tags.exec(source)) {
    depth += found[1] === undefined ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return null;
}

function trimmed(nodes: readonly TemplateNode[]): readonly TemplateNode[] {
  return nodes[nodes.length - 1] === ' ' ? nodes.slice(0, -1) : nodes;
}
