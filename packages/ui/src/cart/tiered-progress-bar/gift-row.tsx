import type { GiftStatus } from '@cartwright/core/rewards/gift-state';
import { type GiftChoice, GiftPicker } from './gift-picker';
import { TierDrawing } from './tier-drawing';

export interface GiftRowProps {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly status: GiftStatus;
  readonly statusText: string;
  /** Whether phones show it elsewhere: at its line, or its tier. */
  readonly isElsewhere: boolean;
  /** Whether the shopper is prompted for it: focuses it once. */
  readonly isPrompted: boolean;
  /** Variants to select; empty for a single one. */
  readonly choices: readonly GiftChoice[];
  readonly pickerLabel: string;
  /** Button of a gift without variants; null for none. */
  readonly addLabel: string | null;
  readonly onAdd: () => void;
  readonly onPick: (variantId: number) => void;
}

/** Gift of the bar with its status. */
export function GiftRow(props: GiftRowProps) {
  return (
    <li
      className="cw-gift"
      part="gift"
      data-status={props.status}
      data-gift={props.id}
      data-prompted={props.isPrompted}
      data-elsewhere={props.isElsewhere}
      tabIndex={-1}
      ref={props.isPrompted ? focusChoice : null}
    >
      <span className="cw-gift-image">
        {props.image ? (
          <img src={props.image} alt="" width="48" height="48" loading="lazy" />
        ) : (
          <TierDrawing name="gift" />
        )}
        {props.status === 'locked' && (
          <span className="cw-mark">
            <TierDrawing name="lock" size={12} />
          </span>
        )}
        {props.status === 'in_cart' && (
          <span className="cw-mark cw-mark--done">
            <TierDrawing name="check" size={12} />
          </span>
        )}
      </span>
      <div className="cw-gift-text">
        <p className="cw-gift-title cw-clamp">{props.title}</p>
        <p className="cw-gift-status">{props.statusText}</p>
      </div>
      {props.addLabel !== null && (
        <button type="button" className="cw-button cw-button--quiet cw-button--small" onClick={props.onAdd}>
          {props.addLabel}
          <span className="cw-hidden">: {props.title}</span>
        </button>
      )}
      {props.choices.length > 0 && (
        <GiftPicker
          label={props.pickerLabel}
          choices={props.choices}
          disabled={props.status === 'loading'}
          onPick={props.onPick}
        />
      )}
    </li>
  );
}

/** Focuses the first enabled choice, and scrolls the gift into view. */
function focusChoice(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('button:not(:disabled), select')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
