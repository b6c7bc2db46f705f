import { Icon } from '@cartwright/ui/admin/icon';
import { ChevronDownIcon } from '@cartwright/ui/admin/icons';
import { type ReactNode, useId } from 'react';
import type { Problems } from '../model/issues';
import { ProblemCount } from './problem-count';
import './disclosure.css';

const NONE: Problems = { reported: 0, waiting: 0 };

/** Collapsible section of a panel. Unmounted while closed. */
export function Disclosure({
  title,
  summary,
  open,
  onToggle,
  actions,
  problems = NONE,
  children,
}: {
  readonly title: string;
  readonly summary?: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly actions?: ReactNode;
  /** Issues inside; hidden if none. */
  readonly problems?: Problems;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="cw-disclosure" aria-label={title}>
      <div className="cw-disclosure__head">
        <button
          type="button"
          className="cw-disclosure__toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={`cw-disclosure__chevron${open ? ' cw-disclosure__chevron--open' : ''}`}>
            <Icon source={ChevronDownIcon} />
          </span>
          <span className="cw-disclosure__words">
            <span className="cw-disclosure__title">{title}</span>
            {summary !== undefined && <span className="cw-disclosure__summary">{summary}</span>}
          </span>
          <ProblemCount problems={problems} />
        </button>
        {actions !== undefined && <div className="cw-disclosure__actions">{actions}</div>}
      </div>
      <div id={id} className="cw-disclosure__body" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
