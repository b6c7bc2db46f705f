import { toggleComponent } from '@cartwright/core/smart-cart/commands/toggle-component';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import { Icon } from '@shopify/polaris';
import { HideIcon, ViewIcon } from '@shopify/polaris-icons';
import { useDocument, useRun, useView } from '../model/editor-context';
import { issuesOf } from '../model/issues';
import { withUnreadable } from '../model/unreadable';
import { ProblemCount } from './problem-count';
import { TreeLink } from './tree-link';

/** A component in the tree: its name, what is wrong with it, whether it shows. */
export function TreeRow({ componentId, current }: { componentId: string; current: boolean }) {
  const run = useRun();
  const unreadable = useView((view) => view.unreadable);
  const title = useDocument((document) => findComponent(document, componentId)?.title ?? '');
  const visibility = useDocument((document) => findComponent(document, componentId)?.visibilityStatus);
  const problems = useDocument((document) => {
    const component = findComponent(document, componentId);
    return component ? withUnreadable(component, issuesOf(component), unreadable).length : 0;
  });
  const hidden = visibility === 'hidden';
  return (
    <li className={`cw-tree__row${hidden ? ' cw-tree__row--hidden' : ''}`}>
      <TreeLink screen={{ kind: 'component', componentId }} current={current}>
        <span className="cw-tree__name">{title}</span>
        {hidden && <span className="cwa-visually-hidden">, hidden</span>}
        <ProblemCount count={problems} />
      </TreeLink>
      {visibility !== 'always_visible' && (
        <button
          type="button"
          className="cw-tree__toggle"
          aria-label={`${hidden ? 'Show' : 'Hide'} ${title}`}
          onClick={() => run((document) => toggleComponent(document, { componentId }), title)}
        >
          <Icon source={hidden ? HideIcon : ViewIcon} />
        </button>
      )}
    </li>
  );
}
