import { focusField } from './focus-field';

export interface CodeQuestionProps {
  readonly text: string;
  /** The answer that leaves the cart as it is. */
  readonly keep: string;
  readonly use: string;
  readonly onKeep: () => void;
  readonly onUse: () => void;
  /** The field that has the focus after the answer. */
  readonly fieldId: string;
}

/** Asked once, where the code was entered. The answer that changes nothing has the focus. */
export function CodeQuestion({ text, keep, use, onKeep, onUse, fieldId }: CodeQuestionProps) {
  const textId = `${fieldId}-asks`;
  const answering = (answer: () => void) => (event: { readonly currentTarget: HTMLElement }) => {
    focusField(event.currentTarget, fieldId);
    answer();
  };
  return (
    <fieldset className="cw-code-question" part="code-question" aria-labelledby={textId}>
      <p id={textId}>{text}</p>
      <div className="cw-code-answers">
        <button
          ref={focusWhenNew}
          className="cw-code-keep"
          type="button"
          aria-describedby={textId}
          onClick={answering(onKeep)}
        >
          {keep}
        </button>
        <button type="button" aria-describedby={textId} onClick={answering(onUse)}>
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
