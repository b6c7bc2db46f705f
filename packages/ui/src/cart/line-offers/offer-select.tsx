export interface OfferSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled: boolean;
  }[];
  readonly onChoose: (value: string) => void;
}

/** Native select for one of a few options. */
export function OfferSelect({ label, value, options, onChoose }: OfferSelectProps) {
  return (
    <select
      className="cw-offer-select"
      part="offer-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
