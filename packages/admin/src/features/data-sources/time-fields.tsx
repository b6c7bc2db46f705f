import type { SourceCondition } from '@cartwright/core/data-sources/custom-source';
import { daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { DateTimeSetting } from '../../editor-kit/schedule/date-time-setting';
import { useTimezone } from '../../shared/hooks/use-timezone';

type OfTime = Extract<SourceCondition, { about: 'time' }>;

const DAYS = 730;

/** Start and end time in the shop's time zone; either is optional. */
export function TimeFields({
  condition,
  scope,
  onChange,
}: {
  readonly condition: OfTime;
  readonly scope: FieldScope;
  readonly onChange: (condition: SourceCondition, field: string) => void;
}) {
  const timezone = useTimezone();
  const today = wallTime(Date.now(), timezone).date;
  const shared = {
    timezone,
    days: { first: daysLater(today, -DAYS), last: daysLater(today, DAYS) },
    isDisabled: () => false,
    isOptional: true,
  };
  return (
    <>
      <DateTimeSetting
        {...shared}
        name="Start"
        value={condition.from}
        error={scope.error(['from'])}
        onChange={(from) => onChange({ ...condition, from }, 'from')}
      />
      <DateTimeSetting
        {...shared}
        name="End"
        value={condition.until}
        error={scope.error(['until'])}
        onChange={(until) => onChange({ ...condition, until }, 'until')}
      />
    </>
  );
}
