import { closeValue, startAttribute } from './compile-attribute';
import { closeElement, endTag, openElement } from './compile-element';
import { withoutReferences } from './compile-entities';
import type { Tree } from './compile-tree';
import { isInline } from './inline-elements';

/** Incremental reader of the markup between Liquid's tags and outputs. */
export interface Markup {
  /** Reads text of the source from `at` on; elements and attributes may span several pieces. */
  readonly feed: (text: string, at: number) => void;
  /** Raw content without Liquid: a comment, or an element without markup; null elsewhere. */
  readonly inside: () => 'comment' | 'style' | 'script' | null;
  /** Content of the `style` elements. */
  readonly css: () => string;
  readonly end: () => void;
}

type Unread = { readonly kind: 'comment' | 'style' | 'script'; readonly at: number; text: string };

/** Ends of raw content. */
const ENDS = { comment: /-->/, style: /<\/style\s*>/i, script: /<\/script\s*>/i } as const;

const KEEPS_SPACE = ['pre', 'textarea'];

export function createMarkup(tree: Tree): Markup {
  let unread: Unread | null = null;
  const css: string[] = [];

  /** Returns the number of characters read. */
  function skip(text: string, waiting: Unread): number {
    const end = ENDS[waiting.kind].exec(text);
    waiting.text += end ? text.slice(0, end.index) : text;
    if (!end) return text.length;
    if (waiting.kind === 'style') css.push(waiting.text.trim());
    unread = null;
    return end.index + end[0].length;
  }

  function content(text: string, at: number): number {
    const next = text.indexOf('<');
    if (next !== 0) {
      const words = next < 0 ? text : text.slice(0, next);
      addText(tree, words, at);
      return words.length;
    }
    if (text.startsWith('<!--')) {
      unread = { kind: 'comment', at, text: '' };
      return 4;
    }
    const ending = /^<\/([a-z][\w-]*)\s*>/i.exec(text);
    if (ending) {
      closeElement(tree, (ending[1] ?? '').toLowerCase(), at, at + ending[0].length);
      return ending[0].length;
    }
    const opening = /^<([a-z][\w-]*)/i.exec(text);
    if (opening) {
      openElement(tree, (opening[1] ?? '').toLowerCase(), at, at + opening[0].length);
      return opening[0].length;
    }
    tree.report('error', 'markup', 'This isn’t an element. Write &lt; for the character <.', at, at + 1);
    addText(tree, '<', at);
    return 1;
  }

  function insideTag(text: string, at: number): number {
    const space = /^\s+/.exec(text)?.[0].length ?? 0;
    if (space > 0) return space;
    const end = /^\/?>/.exec(text)?.[0];
    if (end !== undefined) {
      const element = endTag(tree, end, at);
      if (element === 'style' || element === 'script') unread = { kind: element, at, text: '' };
      return end.length;
    }
    return startAttribute(tree, text, at);
  }

  function value(text: string, at: number): number {
    const frame = tree.frames.findLast(({ kind }) => kind === 'value');
    const quote = frame?.kind === 'value' ? frame.quote : '"';
    const end = text.indexOf(quote);
    const words = end < 0 ? text : text.slice(0, end);
    addText(tree, words, at);
    if (end < 0) return words.length;
    closeValue(tree, at + end);
    return end + 1;
  }

  function capture(text: string, at: number): number {
    const element = /<\/?[a-z][\w-]*/i.exec(text);
    if (element) {
      const from = at + element.index;
      const message = 'A capture can only hold text. Write elements where they should appear.';
      tree.report('error', 'markup', message, from, from + element[0].length);
    }
    addText(tree, text, at);
    return text.length;
  }

  const readers = { content, tag: insideTag, value, capture };

  return {
    feed(text, at) {
      let done = 0;
      while (done < text.length) {
        const rest = text.slice(done);
        const taken = unread ? skip(rest, unread) : readers[tree.mode()](rest, at + done);
        tree.count(taken + 1);
        done += taken;
      }
    },
    inside: () => unread?.kind ?? null,
    css: () => css.filter(Boolean).join('\n'),
    end() {
      if (!unread) return;
      const name = unread.kind === 'comment' ? 'This comment' : `<${unread.kind}>`;
      tree.report('error', 'unclosed', `${name} is not closed.`, unread.at, unread.at + 1);
    },
  };
}

/** Adds text with references decoded, and white space collapsed where it isn't preserved. */
function addText(tree: Tree, words: string, at: number): void {
  const text = withoutReferences(words, (index, reference) => {
    const message = `${reference} isn’t supported. Write the character itself.`;
    tree.report('warning', 'reference', message, at + index, at + index + reference.length);
  });
  const kept =
    tree.mode() !== 'content' ||
    tree.frames.some(({ kind, name }) => kind === 'element' && KEEPS_SPACE.includes(name));
  if (kept) {
    tree.add(text);
    return;
  }
  const frame = tree.top();
  const { nodes } = frame;
  const last = nodes[nodes.length - 1];
  const one = text.replace(/[ \t\r\n\f]+/g, ' ');
  // White space of the source is dropped at the beginning of a line or behind another blank. A Liquid block begins
  // where the text before it ends.
  const beginsLine = frame.kind === 'root' || (frame.kind === 'element' && !isInline(frame.name));
  const seen =
    (nodes.length === 0 && beginsLine) || (typeof last === 'string' && last.endsWith(' '))
      ? one.replace(/^ /, '')
      : one;
  if (seen !== '') tree.add(seen);
}
