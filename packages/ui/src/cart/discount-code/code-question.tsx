import { onEscape } from '../on-escape';
import { focusField } from './focus-field';

export interface CodeQuestionProps {
  readonly text: string;
  /** What the cart comes to either way. */
  readonly amounts: readonly { readonly label: string; readonly amount: string }[];
  /** Whether the answer that leaves the cart as it is gives at least as much in everything; else both look alike. */
  readonly isKeepBetter: boolean;
  /** The answer that leaves the cart as it is. */
  readonly keep: string;
  readonly use: string;
  readonly onKeep: () => void;
  readonly onUse: () => void;
  /** The field that has the focus after the answer. */
  readonly fieldId: string;
}

/** Asked once, where the code was entered. The answer that changes nothing has the focus. */
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

/** The same function at every drawing, so that it is called once: when the element is new. Elsewhere it takes no focus. */
function focusWhenNew(element: HTMLElement | null): void {
  const active = (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
  if (active && active.closest('form') === element?.closest('form')) element?.focus();
}
