import { type DateRange, RANGE_OPTIONS } from '@cartwright/core/analytics/ranges';
import { Button } from '@cartwright/ui/admin/button';
import { Form } from '@cartwright/ui/admin/form';
import { Select } from '@cartwright/ui/admin/select';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useId, useState } from 'react';
import { type ChosenRange, daysProblems, type OwnDays } from './chosen-range';
import { comparedText, daysText, optionLabel } from './range-labels';

const OWN = 'own';
const OPTIONS = [
  ...RANGE_OPTIONS.map((option) => ({ value: String(option), label: optionLabel(option) })),
  { value: OWN, label: 'Custom dates' },
];

interface RangePickerProps {
  readonly chosen: ChosenRange;
  readonly range: DateRange;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly locale: string;
  /** Whether figures are compared with the previous period. */
  readonly isCompared: boolean;
  readonly onChoose: (chosen: ChosenRange) => void;
}

/** Range picker: an option, or fixed days, validated before they apply. */
export function RangePicker({ chosen, range, now, locale, isCompared, onChoose }: RangePickerProps) {
  const isOwn = typeof chosen !== 'number';
  const [choosing, setChoosing] = useState(false);
  function choose(value: string) {
    setChoosing(value === OWN);
    const option = RANGE_OPTIONS.find((each) => String(each) === value);
    if (option !== undefined) onChoose(option);
  }
  return (
    <div className="cw-range">
      <div className="cw-range__row">
        <Select
          label="Dates"
          labelHidden
          options={OPTIONS}
          value={isOwn || choosing ? OWN : String(chosen)}
          onChange={choose}
        />
        <p className="cw-range__days">
          <span>{daysText(range, locale)}</span>
          {isCompared && <span className="cw-report__quiet">{comparedText(range, locale)}</span>}
        </p>
      </div>
      {(isOwn || choosing) && (
        <OwnRange
          key={`${range.from} ${range.to}`}
          range={range}
          now={now}
          onChoose={(days) => {
            setChoosing(false);
            onChoose(days);
          }}
        />
      )}
    </div>
  );
}

function OwnRange({ range, now, onChoose }: Pick<RangePickerProps, 'range' | 'now' | 'onChoose'>) {
  const [days, setDays] = useState<OwnDays>({ from: range.from, to: range.to });
  const [wasRefused, setRefused] = useState(false);
  const id = useId();
  const problems = daysProblems(days, now, range.timezone);
  const shown = wasRefused ? problems : {};
  return (
    <Form
      onSubmit={() => {
        const wrong = problems.from !== undefined ? 'from' : 'to';
        const isRefused = problems[wrong] !== undefined;
        setRefused(isRefused);
        if (isRefused) document.getElementById(`${id}${wrong}`)?.focus();
        else onChoose(days);
      }}
    >
      <div className="cw-range__own">
        <TextField
          id={`${id}from`}
          label="From"
          type="date"
          autoComplete="off"
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
          error={shown.from ?? false}
        />
        <TextField
          id={`${id}to`}
          label="To"
          type="date"
          autoComplete="off"
          value={days.to}
          onChange={(to) => setDays({ ...days, to })}
          error={shown.to ?? false}
        />
        <Button submit>Apply</Button>
      </div>
    </Form>
  );
}
