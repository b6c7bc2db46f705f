import type { TagToken } from 'liquidjs';
import type { ComponentType } from '../components/component-types';
import { COMPONENT_TYPES, isComponentType } from '../components/component-types';
import type { Tree } from './compile-tree';

/** Components that the template of a whole cart can place; a component's template has none. */
export interface Placing {
  /** Types of the cart's components, one entry each; null: the cart is unknown. */
  readonly present: readonly ComponentType[] | null;
}

/** Reads `{% component 'type' %}` or `{% component 'type', position %}`. */
export function readPlacement(tag: TagToken, tree: Tree, placing: Placing | null): void {
  const wrong = (message: string, from = tag.begin, to = tag.end) => {
    tree.report('error', 'component', message, from, to);
  };
  if (!placing) {
    wrong('Only a template of the whole cart can place components.');
    return;
  }
  if (tree.mode() !== 'content') {
    wrong('Place a component where an element can be.');
    return;
  }
  const { p: from } = tag.tokenizer;
  const text = tag.input.slice(from, tag.contentRange[1]);
  const written = text.trimStart();
  const named = /^(?:"(\w*)"|'(\w*)')/.exec(written);
  const placed = /^(?:,?\s*([1-9]\d?))?$/.exec(written.slice(named?.[0].length).trim());
  if (!named || !placed) {
    wrong("Write it as {% component 'cart_items' %}.");
    return;
  }
  const type = named[1] ?? named[2] ?? '';
  const position = Number(placed[1] ?? 0);
  const at = from + text.length - written.length;
  const to = at + type.length + 2;
  if (!isComponentType(type)) {
    const known = Object.keys(COMPONENT_TYPES).join(', ');
    wrong(`Unknown component type "${type}". Available: ${known}.`, at, to);
    return;
  }
  const missing = whatIsMissing(type, position, placing.present);
  if (missing) tree.report('warning', 'component_missing', missing, at, to);
  tree.add(['component', type, position]);
}

function whatIsMissing(type: ComponentType, position: number, present: Placing['present']): string | null {
  const count = present?.filter((each) => each === type).length;
  // A cart always has a title bar, ours if the merchant has none.
  if (count === undefined || (type === 'title_bar' && position < 2)) return null;
  const { name } = COMPONENT_TYPES[type];
  if (count === 0) return `This cart shows no ${name}, so nothing is drawn here.`;
  return position > count ? `This cart shows ${count} of ${name}, so nothing is drawn here.` : null;
}
