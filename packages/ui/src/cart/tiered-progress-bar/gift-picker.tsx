export interface GiftChoice {
  readonly variantId: number;
  readonly label: string;
  readonly chosen: boolean;
  /** Reason why it is unavailable; null if it isn't. */
  readonly unavailable: string | null;
}

/** Maximum of buttons; more become a select. */
const MAX_BUTTONS = 8;

/** Variants of a gift: buttons, or a select if there are many. */
export function GiftPicker(props: {
  readonly label: string;
  readonly choices: readonly GiftChoice[];
  readonly disabled: boolean;
  readonly onPick: (variantId: number) => void;
}) {
  if (props.choices.length > MAX_BUTTONS) return <GiftList {...props} />;
  return (
    <fieldset className="cw-picker" part="gift-picker" aria-label={props.label}>
      {props.choices.map((choice) => (
        <button
          key={choice.variantId}
          type="button"
          className="cw-chip"
          aria-pressed={choice.chosen}
          disabled={choice.unavailable !== null}
          aria-disabled={props.disabled || undefined}
          onClick={() => {
            if (!props.disabled && !choice.chosen) props.onPick(choice.variantId);
          }}
        >
          {choice.label}
          {choice.unavailable !== null && <span className="cw-hidden"> ({choice.unavailable})</span>}
        </button>
      ))}
    </fieldset>
  );
}

function GiftList(props: Parameters<typeof GiftPicker>[0]) {
  const chosen = props.choices.find((choice) => choice.chosen);
  return (
    <select
      className="cw-select cw-picker"
      part="gift-picker"
      aria-label={props.label}
      value={chosen ? String(chosen.variantId) : ''}
      onChange={(event) => props.onPick(Number(event.currentTarget.value))}
    >
      {!chosen && <option value="">{props.label}</option>}
      {props.choices.map((choice) => (
        <option key={choice.variantId} value={choice.variantId} disabled={choice.unavailable !== null}>
          {choice.unavailable === null ? choice.label : `${choice.label} (${choice.unavailable})`}
        </option>
      ))}
    </select>
  );
}
