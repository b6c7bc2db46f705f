import { TEMPLATE_ACTIONS } from './actions';
import { DRAWN_ELEMENTS, ELEMENTS, VOID_ELEMENTS } from './compile-allowed';
import { closeDownTo, type Tree } from './compile-tree';
import type { TemplateNode } from './compiled';
import { isInline } from './inline-elements';

const WHY = new Map(
  Object.entries({
    script: 'Templates can’t run scripts. Use data-action, or a Custom Code Block.',
    iframe: 'Templates can’t embed another document.',
    link: 'Templates can’t load style sheets. Write the rules in a <style> element.',
  }),
);

/** Opens an element, whose attributes follow. */
export function openElement(tree: Tree, name: string, from: number, to: number): void {
  if (!ELEMENTS.has(name)) {
    const message = WHY.get(name) ?? `The element <${name}> isn’t allowed in templates.`;
    tree.report('error', 'element', message, from, to);
  }
  if (name === 'style' && tree.frames.some(({ kind }) => kind === 'block')) {
    tree.report(
      'error',
      'style',
      'A <style> element always applies. Move it out of the Liquid tag.',
      from,
      to,
    );
  }
  tree.open({ kind: 'tag', name, from, to, nodes: [] });
}

/** Ends a tag at `>` or `/>`. Returns the name of an element with raw content, or null. */
export function endTag(tree: Tree, end: string, at: number): string | null {
  const index = tree.frames.findLastIndex(({ kind }) => kind === 'tag');
  closeDownTo(tree, index + 1, 'the ">" of its element');
  const { name, from, nodes: attributes } = tree.close();
  const to = at + end.length;
  checkAttributes(tree, attributes, from, to);
  if (name === 'style' || name === 'script') return name;
  const closed = end === '/>' && DRAWN_ELEMENTS.has(name);
  if (end === '/>' && !closed && !VOID_ELEMENTS.has(name)) {
    tree.report('error', 'markup', `Close this element with </${name}>.`, from, to);
  }
  if (closed || VOID_ELEMENTS.has(name)) tree.add(['element', name, attributes, []]);
  else tree.open({ kind: 'element', name, from, to, nodes: [], attributes });
  return null;
}

/** Closes an element at `</name>`; it must be the last opened one. */
export function closeElement(tree: Tree, name: string, from: number, to: number): void {
  const index = tree.frames.findLastIndex((frame) => frame.kind === 'element' && frame.name === name);
  const block = tree.frames.findLastIndex(({ kind }) => kind === 'block');
  if (index < 0 || index < block) {
    const where = index < 0 ? 'It was never opened' : 'It was opened outside this Liquid tag';
    tree.report('error', 'markup', `</${name}> closes nothing here. ${where}.`, from, to);
    return;
  }
  closeDownTo(tree, index + 1, `</${name}>`);
  const frame = tree.close();
  if (frame.kind === 'element')
    tree.add(['element', name, frame.attributes, isInline(name) ? frame.nodes : trimmed(frame.nodes)]);
}

/** Nodes without trailing white space of the source. */
function trimmed(nodes: readonly TemplateNode[]): readonly TemplateNode[] {
  return nodes[nodes.length - 1] === ' ' ? nodes.slice(0, -1) : nodes;
}

function checkAttributes(tree: Tree, attributes: readonly TemplateNode[], from: number, to: number): void {
  const names = attributes.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'attribute' ? [node] : [],
  );
  tree.count(names.length);
  const seen = new Set<string>();
  const twice = names.find(([, name]) => seen.size === seen.add(name).size);
  if (twice) tree.report('error', 'attribute_twice', `${twice[1]} is here twice.`, from, to);
  const action = names.find(([, name]) => name === 'data-action')?.[2][0];
  const needs = TEMPLATE_ACTIONS.find(({ name }) => name === action)?.needs ?? [];
  const missing = needs.find((need) => !names.some(([, name]) => name === need));
  if (missing !== undefined && attributes.length === names.length) {
    tree.report('warning', 'action', `data-action="${String(action)}" needs ${missing}.`, from, to);
  }
}
