import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { momentText } from '@cartwright/core/schedule/moment-text';
import { editLink } from '@cartwright/core/widgets/edit-link';
import { Badge } from '@cartwright/ui/admin/badge';
import { Link as TextLink } from '@cartwright/ui/admin/link';
import { Link } from '@tanstack/react-router';
import { experimentPath, SEEN_IN_TEST } from '../../shared/format/live-test';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { isSeenInTestOnly } from '../../widget-settings/seen-in-test';
import { InstallBadge } from './install-badge';
import { widgetFactsMessage } from './widget-facts-messages';
import { WidgetMenu } from './widget-menu';
import './widget-row.css';

/** A widget in the list. */
export function WidgetRow({
  widget,
  numbers,
}: {
  readonly widget: ListedWidget;
  /** What came of it lately; absent where nothing is known of that. */
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
