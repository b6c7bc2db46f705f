import type { GiftStatus } from '@cartwright/core/rewards/gift-state';
import { type GiftChoice, GiftPicker } from './gift-picker';
import { TierDrawing } from './tier-drawing';

export interface GiftRowProps {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly status: GiftStatus;
  readonly statusText: string;
  /** Whether phones show it elsewhere: its line, or its tier. */
  readonly isElsewhere: boolean;
  /** Whether the shopper is asked for it now: then it takes the focus, once. */
  readonly asked?: boolean;
  /** Several variants to choose from; empty when there is nothing to choose. */
  readonly choices: readonly GiftChoice[];
  readonly pickerLabel: string;
  /** The button of a gift that can be added without choosing; null for none. */
  readonly addLabel: string | null;
  readonly onAdd: () => void;
  readonly onPick: (variantId: number) => void;
}

/** One gift of the bar in its state. */
export function GiftRow(props: GiftRowProps) {
  return (
    <li
      className="cw-gift"
      part="gift"
      data-status={props.status}
      data-gift={props.id}
      data-asked={props.asked}
      data-elsewhere={props.isElsewhere}
      tabIndex={-1}
      ref={props.asked ? focusChoice : null}
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

/** To the first that can be chosen, with the whole gift in view. */
function focusChoice(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('button:not(:disabled), select')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
