import { slotOfDay } from '@cartwright/core/schedule/slot-of-day';
import { slotsOf } from '@cartwright/core/schedule/slots';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { Select } from '@cartwright/ui/admin/select';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useState } from 'react';
import './date-time-setting.css';

/** Placeholder value. */
const NO_TIME = 'select-time';
const TOO_EARLY = 'Every time on this day is too early. Choose a later day.';

/**
 * Date and half-hour time in the shop's time zone. `value` is a UTC timestamp (ISO 8601), null
 * until both are selected. `days`: first and last selectable date (`yyyy-MM-dd`).
 */
export function DateTimeSetting({
  name,
  value,
  timezone,
  days,
  isDisabled,
  isOptional = false,
  error,
  onType,
  onChange,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly timezone: string;
  readonly days: { readonly first: string; readonly last: string };
  readonly isDisabled: (instant: string) => boolean;
  /**
   * Whether it is optional: then a date alone defaults to its first time, as an incomplete value
   * would be ignored.
   */
  readonly isOptional?: boolean;
  /** Error message; true if another field shows it. Shown at the missing field: date, else time. */
  readonly error: string | true | undefined;
  /** Called on every change, including a date without a time. */
  readonly onType?: () => void;
  readonly onChange: (value: string | null) => void;
}) {
  const wall = value === null ? null : wallTime(Date.parse(value), timezone);
  // Date without a time yet. The time is kept, as typing a date passes through others.
  const [pending, setPending] = useState(NOTHING);
  const day = wall?.date ?? pending.day;
  const slots = day === '' ? [] : slotsOf(day, timezone);
  const chosen = slots.find((slot) => slot.instant === normal(value));

  const isPending = day !== '' && !wall;
  const isTooEarly = isPending && slots.every(({ instant }) => isDisabled(instant));
  const dayError = isTooEarly ? TOO_EARLY : isPending ? undefined : error;
  const timeError = day === '' ? undefined : wall ? error !== undefined : error;

  function setDay(next: string) {
    onType?.();
    const time = wall?.time ?? pending.time;
    const slot =
      next === '' ? undefined : slotOfDay(slotsOf(next, timezone), { time, isDisabled, isOptional });
    setPending(slot ? NOTHING : { day: next, time });
    const instant = slot?.instant ?? null;
    if (instant !== value) onChange(instant);
  }

  function setTime(time: string) {
    onType?.();
    const slot = slots.find((each) => each.time === time);
    setPending(slot ? NOTHING : { day, time: '' });
    onChange(slot?.instant ?? null);
  }
  return (
    <div className="cw-date-time">
      <TextField
        label={`${name} date`}
        type="date"
        value={day}
        min={days.first}
        max={days.last}
        onChange={setDay}
        autoComplete="off"
        {...(dayError !== undefined && { error: dayError })}
      />
      <Select
        label={`${name} time`}
        value={chosen?.time ?? NO_TIME}
        disabled={day === ''}
        {...(timeError !== undefined && { error: timeError })}
        options={[
          ...(isOptional && chosen ? [] : [{ label: 'Select time', value: NO_TIME }]),
          ...slots.map(({ time, label, instant }) => ({
            label,
            value: time,
            disabled: instant !== chosen?.instant && isDisabled(instant),
          })),
        ]}
        onChange={setTime}
      />
    </div>
  );
}

const NOTHING = { day: '', time: '' };

/** Normalised timestamp, as in the slots. */
function normal(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
