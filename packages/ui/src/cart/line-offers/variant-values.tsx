export interface VariantValuesProps {
  /** Accessible name. */
  readonly label: string;
  /** Values per option. */
  readonly options: readonly (readonly VariantValue[])[];
  readonly soldOut: string;
  /** Tells that values are still to be chosen; null if none. */
  readonly hint: string | null;
}

interface VariantValue {
  readonly text: string;
  readonly isChosen: boolean;
  readonly isSoldOut: boolean;
  /** Null if unavailable. */
  readonly onPress: (() => void) | null;
}

/** Variant buttons, a row per option; reuses the styles of volume tiers. */
export function VariantValues({ label, options, soldOut, hint }: VariantValuesProps) {
  return (
    <fieldset className="cw-volume" part="variant-choice" aria-label={label} style={{ flexBasis: '100%' }}>
      {options.map((values, place) => (
        // Options have no names here, and a fixed order.
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
      {hint !== null && (
        <p className="cw-volume-next" role="status">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
