import { announcementBar } from '@cartwright/core/components/announcement-bar';
import { instantOf, wallTime } from '@cartwright/core/schedule/wall-time';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';
import { shopQuery } from '../../../../../shared/api/shop-query';

const PATH = ['timerEnd'];

/** End of the countdown, in the shop's time zone. `value` is a UTC timestamp (ISO 8601). */
export function TimerEnd({
  scope,
  value,
  onChange,
}: {
  readonly scope: FieldScope;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}) {
  const { data: shop } = useQuery(shopQuery);
  /** Entered local time that a DST change skips. */
  const [skipped, setSkipped] = useState<string | null>(null);
  if (!shop) return null;
  const { timezone } = shop;

  function change(text: string) {
    const [date = '', time = ''] = text.split('T');
    // Years of five digits are rejected.
    const instant = /^\d{4}-/.test(text) ? instantOf({ date, time }, timezone) : null;
    setSkipped(text !== '' && instant === null ? text : null);
    onChange(instant === null ? null : new Date(instant).toISOString());
  }
  const error = skipped === null ? scope.error(PATH) : 'Clocks skip this time. Choose another one.';
  return (
    <TextField
      type="datetime-local"
      label={announcementBar.labels.timerEnd.label}
      value={skipped ?? (value === null ? '' : localText(value, timezone))}
      onChange={change}
      onBlur={() => scope.leave(PATH)}
      autoComplete="off"
      helpText={`In your store’s time zone (${timezone.replaceAll('_', ' ')}).`}
      {...(error !== undefined && { error })}
    />
  );
}

function localText(instant: string, timezone: string): string {
  const { date, time } = wallTime(Date.parse(instant), timezone);
  return `${date}T${time}`;
}
