import './component-tree.css';
import { anchorsInEditor } from '@cartwright/core/cart/components-of';
import { ANCHOR_NAMES, ANCHORS, type Anchor } from '@cartwright/core/components/anchor';
import { Icon } from '@cartwright/ui/admin/icon';
import {
  AdjustIcon,
  CalendarTimeIcon,
  DiscountIcon,
  ImageIcon,
  LanguageTranslateIcon,
  LayoutColumns2Icon,
  PlusCircleIcon,
  SettingsIcon,
} from '@cartwright/ui/admin/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { ProblemCount } from '../../../../editor-kit/fields/problem-count';
import { shopQuery } from '../../../../shared/api/shop-query';
import { ComponentGap } from '../dnd/component-gap';
import { TreeDrag } from '../dnd/tree-drag';
import { useDocument } from '../model/editor-context';
import type { Screen } from '../model/screen';
import { useLock } from '../model/use-lock';
import { useScheduleIssues } from '../model/use-schedule-issues';
import { CartProblems, TranslationProblems, VolumeProblems } from './cart-problems';
import { TreeLink } from './tree-link';
import { TreeRow } from './tree-row';

/**
 * Component tree by anchor. Doesn't subscribe to settings, so typing in a panel doesn't re-render
 * it.
 */
export function ComponentTree({ screen }: { screen: Screen | null }) {
  const placed = useDocument((document) => document.dragDropState);
  const seen = useDocument((document) => anchorsInEditor(document).join(' ')).split(' ');
  const onlyGeneral = useDocument((document) => document.useCustomTemplate);
  const editable = useLock() === null;
  const chosen = screen?.kind === 'component' ? screen.componentId : null;
  return (
    <nav className="cw-tree" aria-label="Cart components" onKeyDown={moveByArrows}>
      <div className="cw-tree__list">
        <Link to="/looks/" className="cw-tree__link" data-tree-link draggable={false}>
          <span className="cw-tree__icon">
            <Icon source={ImageIcon} />
          </span>
          <span className="cw-tree__name">Looks</span>
        </Link>
        <CartLink kind="general" name="General" icon={SettingsIcon} screen={screen}>
          <CartProblems />
        </CartLink>
        {!onlyGeneral && (
          <>
            <CartLink kind="global" name="Global settings" icon={AdjustIcon} screen={screen} />
            <CartLink kind="layouts" name="Layouts" icon={LayoutColumns2Icon} screen={screen} />
            <CartLink kind="schedule" name="Schedule" icon={CalendarTimeIcon} screen={screen}>
              <ScheduleProblems />
            </CartLink>
            <CartLink kind="bmsm" name="Buy More Save More" icon={DiscountIcon} screen={screen}>
              <VolumeProblems />
            </CartLink>
            <CartLink kind="translations" name="Translations" icon={LanguageTranslateIcon} screen={screen}>
              <TranslationProblems />
            </CartLink>
          </>
        )}
      </div>
      {!onlyGeneral && (
        <TreeDrag>
          {ANCHORS.filter((anchor) => seen.includes(anchor)).map((anchor) => (
            <AnchorGroup
              key={anchor}
              anchor={anchor}
              ids={placed[anchor]}
              chosen={chosen}
              editable={editable}
            />
          ))}
        </TreeDrag>
      )}
      {onlyGeneral && (
        <p className="cw-tree__hint">
          A custom template draws the whole cart. Turn it off in General to see the components.
        </p>
      )}
      {!onlyGeneral && editable && (
        <TreeLink screen={{ kind: 'add' }} current={screen?.kind === 'add'}>
          <span className="cw-tree__icon">
            <Icon source={PlusCircleIcon} />
          </span>
          <span className="cw-tree__name">Add component</span>
        </TreeLink>
      )}
    </nav>
  );
}

/** Link to a screen of the cart itself. The general one is current if nothing is selected. */
function CartLink({
  kind,
  name,
  icon,
  screen,
  children,
}: {
  kind: 'general' | 'global' | 'layouts' | 'schedule' | 'bmsm' | 'translations';
  name: string;
  icon: typeof SettingsIcon;
  screen: Screen | null;
  children?: ReactNode;
}) {
  return (
    <TreeLink screen={{ kind }} current={(screen?.kind ?? 'general') === kind}>
      <span className="cw-tree__icon">
        <Icon source={icon} />
      </span>
      <span className="cw-tree__name">{name}</span>
      {children}
    </TreeLink>
  );
}

function AnchorGroup({
  anchor,
  ids,
  chosen,
  editable,
}: {
  anchor: Anchor;
  ids: readonly string[];
  chosen: string | null;
  editable: boolean;
}) {
  const headingId = `anchor-${anchor}`;
  return (
    <section className="cw-tree__anchor" aria-labelledby={headingId} data-anchor={anchor}>
      <h2 className="cw-tree__heading" id={headingId}>
        {ANCHOR_NAMES[anchor]}
      </h2>
      {anchor === 'needsAttention' && (
        <p className="cw-tree__hint">Shoppers don’t see these components. Move them to another section.</p>
      )}
      {ids.length > 0 && (
        <ul className="cw-tree__list">
          {ids.map((id, index) => (
            <TreeRow
              key={id}
              componentId={id}
              anchor={anchor}
              index={index}
              current={id === chosen}
              editable={editable}
            />
          ))}
        </ul>
      )}
      <div className={ids.length === 0 ? 'cw-tree__empty' : 'cw-tree__end'}>
        {ids.length === 0 && 'No components here'}
        {editable && <ComponentGap anchor={anchor} index={ids.length} last />}
      </div>
    </section>
  );
}

/**
 * Arrow keys move the focus between components, Home and End to the first and last. Alt moves the
 * component itself.
 */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey) return;
  const links: Element[] = [...event.currentTarget.querySelectorAll('a[data-tree-link]')];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const next = to === undefined || at < 0 ? undefined : links[to];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/**
 * Issue count of the schedule; 0 before the merchant has entered anything, or a save was rejected.
 */
function ScheduleProblems() {
  const { data: shop } = useQuery(shopQuery);
  return shop ? <Counted timezone={shop.timezone} /> : null;
}

function Counted({ timezone }: { timezone: string }) {
  const reported = useScheduleIssues(timezone).length;
  return <ProblemCount problems={{ reported, waiting: 0 }} />;
}
