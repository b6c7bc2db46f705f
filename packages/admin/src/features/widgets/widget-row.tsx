import './widget-row.css';
import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { momentText } from '@cartwright/core/schedule/moment-text';
import { editLink } from '@cartwright/core/widgets/edit-link';
import type { InstallState } from '@cartwright/core/widgets/install-state';
import { Badge, type BadgeTone } from '@cartwright/ui/admin/badge';
import { Link as TextLink } from '@cartwright/ui/admin/link';
import { Link } from '@tanstack/react-router';
import { experimentPath, SEEN_IN_TEST } from '../../shared/format/live-test';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { isSeenInTestOnly } from '../../widget-settings/seen-in-test';
import { widgetFactsMessage } from './widget-facts-messages';
import { WidgetMenu } from './widget-menu';

/** A widget in the list. */
export function WidgetRow({
  widget,
  numbers,
}: {
  readonly widget: ListedWidget;
  /** Recent results; absent if unknown. */
  readonly numbers: string | undefined;
}) {
  const timezone = useTimezone();
  const moment = (instant: string) => momentText(instant, timezone);
  const { name, updatedAtTime, installState, runningTest } = widget;
  const isStandIn = isSeenInTestOnly(widget);
  return (
    <li className="cw-widget-row">
      <div className="cw-widget-row__name">
        <Link to={editLink(widget, { relative: true })} className="cw-widget-row__link">
          {name}
        </Link>
        {!isStandIn && <InstallBadge state={installState} />}
        {runningTest && <Badge tone="attention">In a running test</Badge>}
      </div>
      <div className="cw-widget-row__facts">
        {widgetFactsMessage(widget, moment)}
        {isStandIn && ` · ${SEEN_IN_TEST}`}
        {' · Last saved '}
        <time dateTime={updatedAtTime}>{moment(updatedAtTime)}</time>
        {runningTest && (
          <div className="cw-widget-row__test">
            It can’t be changed until{' '}
            <TextLink url={experimentPath(runningTest.id)}>{`“${runningTest.name}”`}</TextLink> ends.
          </div>
        )}
        {numbers !== undefined && <div className="cw-widget-row__numbers">{numbers}</div>}
      </div>
      <div className="cw-widget-row__actions">
        <WidgetMenu widget={widget} />
      </div>
    </li>
  );
}

const BADGES: Readonly<Record<InstallState, { readonly name: string; readonly tone?: BadgeTone }>> = {
  live_installed: { name: 'Live, installed', tone: 'success' },
  not_live_installed: { name: 'Not live, installed', tone: 'info' },
  not_live_not_installed: { name: 'Not live, not installed' },
};

/** Whether shoppers see a widget, and whether it has a place. */
function InstallBadge({ state }: { readonly state: InstallState }) {
  const { name, tone } = BADGES[state];
  return <Badge {...(tone && { tone })}>{name}</Badge>;
}
