import { useId } from 'react';
import './meter.css';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly limit: number;
  /** Value as text, with unit. */
  readonly valueText: string;
}

/** Share from which on a meter warns. */
const NEAR = 0.8;

/** Usage meter. A value above `limit` fills it in the error colour. */
export function Meter({ label, value, limit, valueText }: MeterProps) {
  const id = useId();
  const tone = value > limit ? 'over' : value >= limit * NEAR ? 'near' : 'calm';
  const part = Math.min(1, value / limit);
  return (
    <div className={`cwa-meter cwa-meter--${tone}`}>
      <div className="cwa-meter__head">
        <span id={id}>{label}</span>
        <span className="cwa-meter__words" aria-hidden="true">
          {valueText}
        </span>
      </div>
      <meter
        className="cwa-visually-hidden"
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={limit}
        value={value}
      >
        {valueText}
      </meter>
      <div className="cwa-meter__track" aria-hidden="true">
        <span className="cwa-meter__fill" style={{ inlineSize: `${part * 100}%` }} />
      </div>
    </div>
  );
}
