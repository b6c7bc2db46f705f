import { onEscape } from '../on-escape';

export interface BundleQuestionProps {
  /** Valid in `id` attributes. */
  readonly id: string;
  readonly text: string;
  /** Label of the button that keeps the bundle. */
  readonly keep: string;
  readonly go: string;
  readonly onKeep: () => void;
  readonly onGo: () => void;
}

/** Confirmation at the line to be changed. The button that changes nothing has the focus. */
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

/** Stable ref callback, so that it only runs on mount. */
function focusWhenNew(element: HTMLElement | null): void {
  element?.focus();
}
