import { Drawing } from '../drawing';

const ALERT = 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z';

export interface Question {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'checkbox';
  readonly required: boolean;
  /** Typed text; for checkboxes, whether it is checked. */
  readonly value: string;
  readonly ticked: boolean;
  readonly error: string | null;
}

/** Pattern of non-blank text. */
const WRITTEN = '.*\\S.*';

/**
 * Questions before checkout. Required ones use native form validation: `onMissing` is called per
 * missing field, from top to bottom.
 */
export function CheckoutQuestions(props: {
  readonly questions: readonly Question[];
  readonly longest: number;
  readonly onText: (key: string, text: string) => void;
  readonly onTick: (key: string, ticked: boolean) => void;
  readonly onMissing: (key: string, field: HTMLInputElement) => void;
}) {
  return (
    <div className="cw-questions" part="questions">
      {props.questions.map((question, index) => {
        const { key, label, kind, required, error } = question;
        const fieldId = `cw-question-${index}`;
        const common = {
          id: fieldId,
          required,
          'aria-invalid': error === null ? undefined : true,
          'aria-describedby': error === null ? undefined : `${fieldId}-error`,
          onInvalid: (event: React.InvalidEvent<HTMLInputElement>) => {
            event.preventDefault();
            props.onMissing(key, event.currentTarget);
          },
        } as const;
        return (
          <div className="cw-question" part="question" key={key} data-kind={kind}>
            {kind === 'text' ? (
              <>
                <label htmlFor={fieldId}>
                  <span>{label}</span>
                  {required && <Required />}
                </label>
                <input
                  {...common}
                  type="text"
                  maxLength={props.longest}
                  {...(required && { pattern: WRITTEN })}
                  value={question.value}
                  onInput={(event) => props.onText(key, event.currentTarget.value)}
                />
              </>
            ) : (
              <label className="cw-terms">
                <input
                  {...common}
                  type="checkbox"
                  checked={question.ticked}
                  onChange={(event) => props.onTick(key, event.currentTarget.checked)}
                />
                <span className="cw-text">
                  {label}
                  {required && <Required />}
                </span>
              </label>
            )}
            {error !== null && (
              <p className="cw-line-note cw-line-error" id={`${fieldId}-error`}>
                <Drawing path={ALERT} size={14} />
                <span>{error}</span>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Hidden from screen readers, which announce `required`. */
function Required() {
  return (
    <span className="cw-question-required" aria-hidden="true">
      {' *'}
    </span>
  );
}
