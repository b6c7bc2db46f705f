import type { Anchor } from '../components/anchor';
import type { CartDocument } from './cart-document';
import { visibleComponents } from './components-of';

type Placed = ReturnType<typeof visibleComponents>[number];

/** Initial template of a whole cart: the cart's components in their positions. */
export function wholeCartTemplate(document: CartDocument): string {
  const placed = visibleComponents(document);
  const at = (...anchors: Anchor[]) =>
    placed
      .filter(({ anchor }) => anchors.includes(anchor))
      .map((each) => `  ${tagOf(each, placed)}\n`)
      .join('');
  const titled = placed.some(({ component }) => component.type === 'title_bar');
  return `<div class="cw-head">
${titled ? '' : "  {% component 'title_bar' %}\n"}${at('header')}</div>

<div class="cw-body">
${at('goalBox', 'body', 'crossSells')}</div>

<div class="cw-foot">
${at('footer')}</div>
`;
}

/** Components of one type are numbered. */
function tagOf({ component }: Placed, all: readonly Placed[]): string {
  const { type } = component;
  const same = all.filter((each) => each.component.type === type).map((each) => each.component);
  return `{% component '${type}'${same.length > 1 ? `, ${same.indexOf(component) + 1}` : ''} %}`;
}
