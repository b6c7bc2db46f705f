import { onEscape } from '../on-escape';

export interface BundleQuestionProps {
  /** Fit for `id`. */
  readonly id: string;
  readonly text: string;
  /** The answer that leaves the bundle as it is. */
  readonly keep: string;
  readonly go: string;
  readonly onKeep: () => void;
  readonly onGo: () => void;
}

/** Asked at the line that is about to change. The answer that changes nothing has the focus. */
export function BundleQuestion({ id, text, keep, go, onKeep, onGo }: BundleQuestionProps) {
  const textId = `cw-asks-${id}`;
  return (
    <fieldset
      className="cw-group-question"
      part="bundle-question"
      aria-labelledby={textId}
      onKeyDown={onEscape(onKeep)}
    >
      <p id={textId}>{text}</p>
      <div className="cw-group-answers">
        <button
          ref={focusWhenNew}
          className="cw-button cw-button--small"
          type="button"
          aria-describedby={textId}
          onClick={onKeep}
        >
          {keep}
        </button>
        <button
          className="cw-button cw-button--small cw-button--quiet"
          type="button"
          aria-describedby={textId}
          onClick={onGo}
        >
          {go}
        </button>
      </div>
    </fieldset>
  );
}

/** The same function at every drawing, so that it is called once: when the element is new. */
function focusWhenNew(element: HTMLElement | null): void {
  element?.focus();
}
