import { Drawing } from '../drawing';
import { Icon } from '../icon';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

/** Remaining characters from which on screen readers announce the count. */
const NEAR = 20;

/** Order note. `limit` is the merchant's, in characters; `longest` is the store's. */
export function Notes(props: {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly limit: number | null;
  readonly longest: number;
  /** Text of the remaining characters. */
  readonly remaining: (count: number) => string;
  readonly status: { readonly kind: 'saving' | 'saved' | 'failed'; readonly text: string } | null;
  readonly onInput: (text: string) => void;
}) {
  const { limit, value, status } = props;
  const fieldId = `cw-note-${props.id}`;
  const left = limit === null ? null : limit - [...value].length;
  const over = left !== null && left < 0;
  return (
    <div className="cw-notes" part="notes">
      <label className="cw-notes-label" htmlFor={fieldId}>
        {props.label}
      </label>
      <textarea
        id={fieldId}
        className="cw-notes-field"
        part="notes-field"
        rows={2}
        maxLength={limit === null ? props.longest : Math.max(limit, value.length)}
        placeholder={props.placeholder}
        value={value}
        aria-describedby={`${fieldId}-facts`}
        aria-invalid={over ? true : undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <p className="cw-notes-facts" id={`${fieldId}-facts`}>
        {left !== null && (
          <span
            className="cw-notes-left"
            data-over={over || undefined}
            aria-live={left <= NEAR ? 'polite' : 'off'}
          >
            {props.remaining(left)}
          </span>
        )}
        {status && (
          <span className="cw-notes-status" data-status={status.kind} role="status">
            {status.kind === 'saved' && <Drawing path={CHECK} size={14} />}
            {status.kind === 'failed' && <Icon name="alert" size={14} />}
            {status.text}
          </span>
        )}
      </p>
    </div>
  );
}
