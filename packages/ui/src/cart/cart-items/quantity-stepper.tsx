import { Icon } from '../icon';

export interface QuantityStepperProps {
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Value of the field: quantity, or input. */
  readonly text: string;
  /** Whether the maximum is reached. */
  readonly full: boolean;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
  readonly onType: (text: string) => void;
  /** Called on Enter and blur. */
  readonly onCommit: () => void;
  readonly describedBy?: string | undefined;
}

/** Quantity field with decrease and increase buttons. */
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
