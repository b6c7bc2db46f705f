import { slotsOf } from '@cartwright/core/schedule/slots';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { Select, TextField } from '@shopify/polaris';
import { useState } from 'react';
import './date-time-setting.css';

/** Chosen by nobody; shows that there is something to choose. */
const NO_TIME = 'select-time';

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
  error,
  onType,
  onChange,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly timezone: string;
  readonly days: { readonly first: string; readonly last: string };
  readonly isDisabled: (instant: string) => boolean;
  /** What is wrong; true where another field says it. It stands at what is missing: the day, or else the time. */
  readonly error: string | true | undefined;
  /** Hears of every choice, also of a day whose time is still to be chosen. */
  readonly onType?: () => void;
  readonly onChange: (value: string | null) => void;
}) {
  const wall = value === null ? null : wallTime(Date.parse(value), timezone);
  const [pending, setPending] = useState('');
  const day = wall?.date ?? pending;
  const slots = day === '' ? [] : slotsOf(day, timezone);
  const chosen = slots.find((slot) => slot.instant === normal(value));

  const dayError = day === '' || wall ? error : undefined;
  const timeError = day === '' ? undefined : wall ? error !== undefined : error;

  function setDay(next: string) {
    onType?.();
    setPending(next);
    // The time stays, where the clock of the other day shows it and it can still be chosen.
    const same = wall && next !== '' && slotsOf(next, timezone).find(({ time }) => time === wall.time);
    const kept = same && !isDisabled(same.instant) ? same.instant : null;
    if (kept !== value) onChange(kept);
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
          { label: 'Select time', value: NO_TIME },
          ...slots.map(({ time, label, instant }) => ({
            label,
            value: time,
            disabled: instant !== chosen?.instant && isDisabled(instant),
          })),
        ]}
        onChange={(time: string) => {
          onType?.();
          onChange(slots.find((slot) => slot.time === time)?.instant ?? null);
        }}
      />
    </div>
  );
}

/** An instant as the slots write theirs. */
function normal(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
