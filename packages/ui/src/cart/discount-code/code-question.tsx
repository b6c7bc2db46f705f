import { onEscape } from '../on-escape';
import { focusField } from './focus-field';

export interface CodeQuestionProps {
  readonly text: string;
  /** Totals of both choices. */
  readonly amounts: readonly { readonly label: string; readonly amount: string }[];
  /** Whether keeping the cart is at least as good in every total; else both buttons look alike. */
  readonly isKeepBetter: boolean;
  /** Label of the button that keeps the cart. */
  readonly keep: string;
  readonly use: string;
  readonly onKeep: () => void;
  readonly onUse: () => void;
  /** Field that gets the focus after the choice. */
  readonly fieldId: string;
}

/** Confirmation at the code field. The button that changes nothing has the focus. */
export function CodeQuestion(props: CodeQuestionProps) {
  const { text, amounts, isKeepBetter, keep, use, onKeep, onUse, fieldId } = props;
  const textId = `${fieldId}-asks`;
  const amountsId = `${fieldId}-amounts`;
  const described = `${textId} ${amountsId}`;
  const answering = (answer: () => void) => (event: { readonly currentTarget: HTMLElement }) => {
    focusField(event.currentTarget, fieldId);
    answer();
  };
  return (
    <fieldset
      className="cw-code-question"
      part="code-question"
      aria-labelledby={textId}
      onKeyDown={onEscape(answering(onKeep))}
    >
      <p id={textId}>{text}</p>
      <dl className="cw-code-amounts" id={amountsId}>
        {amounts.map(({ label, amount }) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <div className="cw-code-answers">
        <button
          ref={focusWhenNew}
          className={isKeepBetter ? 'cw-code-keep' : undefined}
          type="button"
          aria-describedby={described}
          onClick={answering(onKeep)}
        >
          {keep}
        </button>
        <button type="button" aria-describedby={described} onClick={answering(onUse)}>
          {use}
        </button>
      </div>
    </fieldset>
  );
}

/**
 * Stable ref callback, so that it only runs on mount. Focuses only if the focus is in the same
 * form.
 */
function focusWhenNew(element: HTMLElement | null): void {
  const active = (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
  if (active && active.closest('form') === element?.closest('form')) element?.focus();
}
