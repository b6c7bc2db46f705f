import { slotOfDay } from '@cartwright/core/schedule/slot-of-day';
import { slotsOf } from '@cartwright/core/schedule/slots';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { Select } from '@cartwright/ui/admin/select';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useState } from 'react';
import './date-time-setting.css';

/** Chosen by nobody; shows that there is something to choose. */
const NO_TIME = 'select-time';
const TOO_EARLY = 'Every time on this day is too early. Choose a later day.';

/**
 * An instant as a day and one of its half hours, on the clock of the shop. `value` is a UTC instant (ISO 8601), null
 * until both are chosen. `days` are the first and last that can be picked (`yyyy-MM-dd`).
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
  /** Whether it may be left out: a day alone then stands for its first time, as what counts for nothing must not show. */
  readonly isOptional?: boolean;
  /** What is wrong; true where another field says it. It stands at what is missing: the day, or else the time. */
  readonly error: string | true | undefined;
  /** Hears of every choice, also of a day whose time is still to be chosen. */
  readonly onType?: () => void;
  readonly onChange: (value: string | null) => void;
}) {
  const wall = value === null ? null : wallTime(Date.parse(value), timezone);
  // Of a day that has no instant yet. The time is kept: a day that is typed passes through others that can't have it.
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

/** An instant as the slots write theirs. */
function normal(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
