import type { TemplateNode } from './compiled';
import { TEMPLATE_LIMITS } from './limits';
import { positionOf, type TemplateProblem } from './problem';

/** Open construct, whose `nodes` are filled with what follows. */
interface Opened {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  nodes: TemplateNode[];
}

/** Liquid tag with an end: handles its `else` and the like, and its result. */
export interface Block extends Opened {
  readonly kind: 'block';
  /** Begins the next branch; false for a tag that doesn't. */
  readonly next: (tag: string, from: number, to: number) => boolean;
  readonly end: () => TemplateNode;
}

/**
 * `tag`: between the name of an element and `>`, where attributes are. `value`: inside the quotes of an attribute.
 */
export type Frame =
  | Block
  | (Opened & { readonly kind: 'root' })
  | (Opened & { readonly kind: 'element'; readonly attributes: readonly TemplateNode[] })
  | (Opened & { readonly kind: 'tag' })
  | (Opened & { readonly kind: 'value'; readonly quote: string });

/** Mode of the source at a position. A capture contains text. */
export type Mode = 'content' | 'tag' | 'value' | 'capture';

/** Tree of a template under construction, with its problems. */
export interface Tree {
  readonly problems: readonly TemplateProblem[];
  readonly frames: readonly Frame[];
  readonly top: () => Frame;
  readonly mode: () => Mode;
  readonly add: (node: TemplateNode) => void;
  readonly open: (frame: Frame) => void;
  readonly close: () => Frame;
  /** Counts steps: characters read, nodes and names visited, repeatedly if need be. */
  readonly count: (steps: number) => void;
  readonly steps: () => number;
  readonly report: (
    severity: 'error' | 'warning',
    code: string,
    message: string,
    from: number,
    to: number,
  ) => void;
}

/** Maximum number of problems of a kind. */
const MAX_PROBLEMS = 50;

/** Thrown to abort a compilation whose problems are reported. */
export class GivenUp extends Error {}

export function createTree(source: string): Tree {
  const problems: TemplateProblem[] = [];
  const root: Frame = { kind: 'root', name: '', from: 0, to: 0, nodes: [] };
  const frames: Frame[] = [root];
  const top = () => frames[frames.length - 1] ?? root;

  const reported = { error: 0, warning: 0 };
  let steps = 0;

  const report: Tree['report'] = (severity, code, message, from, to) => {
    if (reported[severity] === MAX_PROBLEMS && severity === 'warning') return;
    reported[severity] += 1;
    problems.push({ code, severity, message, from, to: Math.max(to, from), ...positionOf(source, from) });
    if (reported.error === MAX_PROBLEMS) throw new GivenUp();
  };

  return {
    problems,
    frames,
    top,
    mode() {
      const found = frames.findLast(({ kind, name }) => kind !== 'block' || name === 'capture');
      if (found?.kind === 'block') return 'capture';
      return found?.kind === 'tag' || found?.kind === 'value' ? found.kind : 'content';
    },
    add(node) {
      if (node === '') return;
      steps += 1;
      const { nodes } = top();
      const last = nodes[nodes.length - 1];
      if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
      else nodes.push(node);
    },
    open(frame) {
      frames.push(frame);
      if (frames.length < TEMPLATE_LIMITS.depth + 2) return;
      const message = `Elements and tags can be nested at most ${TEMPLATE_LIMITS.depth} deep.`;
      report('error', 'too_deep', message, frame.from, frame.to);
      throw new GivenUp();
    },
    close: () => (frames.length > 1 ? (frames.pop() ?? root) : root),
    count(more) {
      steps += more;
      if (steps <= TEMPLATE_LIMITS.reading) return;
      report('error', 'too_long', 'This template takes too long to read. Make it shorter.', 0, source.length);
      throw new GivenUp();
    },
    steps: () => steps,
    report,
  };
}

/** Source form of a frame, for messages. */
export function written({ kind, name }: Frame): string {
  if (kind === 'block') return `{% ${name} %}`;
  return kind === 'value' ? `the value of ${name}` : `<${name}>`;
}

/** Reports and closes every open frame above `keep`. */
export function closeDownTo(tree: Tree, keep: number, before: string): void {
  while (tree.frames.length > keep) {
    const frame = tree.close();
    const message = `${written(frame)} is not closed before ${before}.`;
    tree.report('error', 'unclosed', message, frame.from, frame.to);
    if (frame.kind === 'block') tree.add(frame.end());
  }
}
