import { ANCHOR_NAMES, ANCHORS, type Anchor } from '@cartwright/core/smart-cart/anchor';
import { Icon } from '@shopify/polaris';
import { SettingsIcon } from '@shopify/polaris-icons';
import type { KeyboardEvent } from 'react';
import { useDocument } from '../model/editor-context';
import type { Screen } from '../model/screen';
import './component-tree.css';
import { CartProblems } from './cart-problems';
import { TreeLink } from './tree-link';
import { TreeRow } from './tree-row';

/** The components of the cart by their anchors. It does not watch their settings: typing in a panel leaves it alone. */
export function ComponentTree({ screen }: { screen: Screen | null }) {
  const placed = useDocument((document) => document.dragDropState);
  const layout = useDocument((document) => document.layout);
  const onlyGeneral = useDocument((document) => document.useCustomTemplate);
  const chosen = screen?.kind === 'component' ? screen.componentId : null;
  // Cross-sells stand beside the cart, which a single column has no room for (spec section 2).
  const shown = ANCHORS.filter((anchor) => anchor !== 'crossSells' || layout !== 'single');
  return (
    <nav className="cw-tree" aria-label="Cart components" onKeyDown={moveByArrows}>
      <TreeLink screen={{ kind: 'general' }} current={screen?.kind !== 'component'}>
        <span className="cw-tree__icon">
          <Icon source={SettingsIcon} />
        </span>
        <span className="cw-tree__name">General</span>
        <CartProblems />
      </TreeLink>
      {!onlyGeneral &&
        shown.map((anchor) => (
          <AnchorGroup key={anchor} anchor={anchor} ids={placed[anchor]} chosen={chosen} />
        ))}
    </nav>
  );
}

function AnchorGroup({
  anchor,
  ids,
  chosen,
}: {
  anchor: Anchor;
  ids: readonly string[];
  chosen: string | null;
}) {
  const headingId = `anchor-${anchor}`;
  return (
    <section className="cw-tree__anchor" aria-labelledby={headingId}>
      <h2 className="cw-tree__heading" id={headingId}>
        {ANCHOR_NAMES[anchor]}
      </h2>
      {ids.length === 0 ? (
        <p className="cw-tree__empty">No components here</p>
      ) : (
        <ul className="cw-tree__list">
          {ids.map((id) => (
            <TreeRow key={id} componentId={id} current={id === chosen} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Up and down go from component to component, Home and End to the first and last. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const links: Element[] = [...event.currentTarget.querySelectorAll('a[data-tree-link]')];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const next = to === undefined || at < 0 ? undefined : links[to];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
