import type { ComponentType } from '../components/component-types';
import type { Tree } from './compile-tree';
import type { Expression, TemplateNode } from './compiled';

type Node = Exclude<TemplateNode, string>;

/** Reports a title bar that cannot close the cart: on a phone nothing else can. */
export function checkClosing(tree: Tree, nodes: readonly TemplateNode[], end: number): void {
  if (hasAttribute(within(nodes, tree), 'data-action', 'close')) return;
  const message =
    'Shoppers couldn’t close this cart. Write <button type="button" data-action="close" aria-label="Close">.';
  tree.report('error', 'way_out', message, end, end);
}

/**
 * Reports what the template of a whole cart lacks. Shoppers must be able to see the items, close the cart and
 * check out, so these are errors; conditions that are never true aren't detected. Positioned at the end.
 */
export function checkWayOut(tree: Tree, nodes: readonly TemplateNode[], end: number): void {
  const all = within(nodes, tree);
  const places = (type: ComponentType) => all.some((node) => node[0] === 'component' && node[1] === type);
  const has = (name: string, value: string) => hasAttribute(all, name, value);
  const error = (message: string) => tree.report('error', 'way_out', message, end, end);
  if (!places('title_bar')) {
    if (!has('data-action', 'close')) {
      error(
        'Shoppers couldn’t close this cart. Place {% component \'title_bar\' %}, or a button with data-action="close".',
      );
    }
    if (!has('id', 'cw-title')) {
      const message =
        'This cart has no name for screen readers. Place {% component \'title_bar\' %}, or write <h2 id="cw-title">.';
      tree.report('warning', 'way_out', message, end, end);
    }
  }
  if (!places('cart_items') && !all.some(goesThroughLines)) {
    error(
      "Shoppers couldn’t see what they buy. Place {% component 'cart_items' %}, or write {% for line in cart.lines %}.",
    );
  }
  if (!places('checkout') && !has('data-action', 'checkout')) {
    error(
      'Shoppers couldn’t check out. Place {% component \'checkout\' %}, or a button with data-action="checkout".',
    );
  }
}

function hasAttribute(nodes: readonly Node[], name: string, value: string): boolean {
  return nodes.some((node) => node[0] === 'attribute' && node[1] === name && node[2][0] === value);
}

/** All nodes within nodes, unordered. Iterative, because each `elsif` is nested in the one before it. */
function within(nodes: readonly TemplateNode[], tree: Tree): Node[] {
  const found: Node[] = [];
  const waiting = [nodes];
  for (let list = waiting.pop(); list; list = waiting.pop()) {
    tree.count(list.length + 1);
    for (const node of list) {
      if (typeof node === 'string') continue;
      found.push(node);
      if (node[0] === 'element' || node[0] === 'if') waiting.push(node[2], node[3]);
      if (node[0] === 'for') waiting.push(node[3], node[4]);
    }
  }
  return found;
}

/** Whether a node loops over the lines, which may have been assigned another name. */
function goesThroughLines(node: Node): boolean {
  return (node[0] === 'for' || node[0] === 'assign') && isOfLines(node[2]);
}

function isOfLines(expression: Expression): boolean {
  return JSON.stringify(expression).includes('["get","cart","lines"]');
}
