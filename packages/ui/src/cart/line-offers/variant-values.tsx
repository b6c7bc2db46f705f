export interface VariantValuesProps {
  /** What is chosen. */
  readonly label: string;
  /** Values of each option; a press on one of the last is the choice. */
  readonly options: readonly (readonly VariantValue[])[];
  readonly soldOut: string;
}

interface VariantValue {
  readonly text: string;
  readonly isChosen: boolean;
  readonly isSoldOut: boolean;
  /** Null for one that can't be had. */
  readonly onPress: (() => void) | null;
}

/** The variants of a product as buttons, a row for each option: alike the tiers of a volume discount, whose styles they have. */
export function VariantValues({ label, options, soldOut }: VariantValuesProps) {
  return (
    <fieldset className="cw-volume" part="variant-choice" aria-label={label} style={{ flexBasis: '100%' }}>
      {options.map((values, place) => (
        // Options have no names here, and keep their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={place} className="cw-volume-tiers">
          {values.map(({ text, isChosen, isSoldOut, onPress }) => (
            <div key={text} className="cw-volume-tier" data-reached={isChosen}>
              <button
                type="button"
                className="cw-volume-button"
                part="variant-value"
                aria-pressed={isChosen}
                aria-disabled={onPress === null || undefined}
                style={isSoldOut ? { textDecoration: 'line-through', borderStyle: 'dashed' } : undefined}
                onClick={onPress ?? undefined}
              >
                <span>{text}</span>
                {isSoldOut && <span className="cw-hidden"> ({soldOut})</span>}
              </button>
            </div>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
