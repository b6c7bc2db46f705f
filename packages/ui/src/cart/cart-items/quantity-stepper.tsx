import { Icon } from '../icon';

export interface QuantityStepperProps {
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** What stands in the field: the quantity, or what is being typed. */
  readonly text: string;
  /** Whether there can be no more of it. */
  readonly full: boolean;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
  readonly onType: (text: string) => void;
  /** Typing has ended: Enter, or the field was left. */
  readonly onCommit: () => void;
  readonly describedBy?: string | undefined;
}

/** A quantity with a step down, a step up, and a field to type in. */
export function QuantityStepper(props: QuantityStepperProps) {
  return (
    <fieldset className="cw-stepper" part="stepper" aria-label={props.label}>
      <button type="button" className="cw-step" aria-label={props.decreaseLabel} onClick={props.onDecrease}>
        <Icon name="minus" size={16} />
      </button>
      <input
        className="cw-quantity"
        part="quantity"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.describedBy ? true : undefined}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => props.onType(event.currentTarget.value)}
        onBlur={props.onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') props.onCommit();
        }}
      />
      <button
        type="button"
        className="cw-step"
        aria-label={props.increaseLabel}
        aria-disabled={props.full || undefined}
        onClick={props.onIncrease}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
