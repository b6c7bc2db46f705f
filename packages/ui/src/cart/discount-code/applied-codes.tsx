import { Icon } from '../icon';
import { focusField } from './focus-field';

/** Discount code or gift card of the cart. */
export interface AppliedCode {
  readonly id: string;
  readonly label: string;
  /** Savings, or why there are none. */
  readonly detail: string;
  /** Whether it applies to the cart. */
  readonly gives: boolean;
  /** Whether its removal is pending. */
  readonly leaving: boolean;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

export interface AppliedCodesProps {
  readonly label: string;
  readonly codes: readonly AppliedCode[];
  /** Note on all of them. */
  readonly note?: string | null;
  /** Field that gets the focus after a removal. */
  readonly fieldId: string;
}

export function AppliedCodes({ label, codes, note, fieldId }: AppliedCodesProps) {
  if (codes.length === 0) return null;
  return (
    <>
      <ul className="cw-code-chips" part="codes" aria-label={label}>
        {codes.map((code) => (
          <li
            key={code.id}
            className="cw-code-chip"
            part="code"
            data-gives={code.gives || undefined}
            data-leaving={code.leaving || undefined}
          >
            <Icon name={code.gives ? 'tag' : 'alert'} size={14} />
            <span className="cw-code-chip-text">
              <strong dir="auto">{code.label}</strong> <span>{code.detail}</span>
            </span>
            <button
              className="cw-icon-button"
              part="code-remove"
              type="button"
              aria-label={code.removeLabel}
              aria-disabled={code.leaving}
              onClick={(event) => {
                if (code.leaving) return;
                focusField(event.currentTarget, fieldId);
                code.onRemove();
              }}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {note && <p className="cw-code-says">{note}</p>}
    </>
  );
}
