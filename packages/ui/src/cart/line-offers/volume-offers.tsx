import { Drawing } from '../drawing';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

export interface VolumeOffersProps {
  /** Accessible name. */
  readonly label: string;
  readonly tiers: readonly {
    readonly text: string;
    readonly reached: boolean;
    /** Sets the quantity; null for a read-only tier. */
    readonly onChoose: (() => void) | null;
  }[];
  /** Message of the reached tier; null if none is, or if the line shows it. */
  readonly reached: string | null;
  /** Text about the quantity missing for the next tier; null on the highest. */
  readonly next: string | null;
}

/** Tiers of a volume discount: buttons that set the quantity, or a list. */
export function VolumeOffers({ label, tiers, reached, next }: VolumeOffersProps) {
  return (
    <div className="cw-volume" part="volume">
      {tiers.length > 0 && (
        <fieldset className="cw-volume-tiers" aria-label={label}>
          {tiers.map((tier) => (
            <div key={tier.text} className="cw-volume-tier" part="volume-tier" data-reached={tier.reached}>
              {tier.onChoose ? (
                <button
                  type="button"
                  className="cw-volume-button"
                  aria-pressed={tier.reached}
                  onClick={tier.onChoose}
                >
                  {tier.reached && <Drawing path={CHECK} size={14} />}
                  <span>{tier.text}</span>
                </button>
              ) : (
                <span className="cw-volume-text">
                  {tier.reached && <Drawing path={CHECK} size={14} />}
                  <span>{tier.text}</span>
                </span>
              )}
            </div>
          ))}
        </fieldset>
      )}
      {reached !== null && (
        <p className="cw-badge" part="volume-reached">
          <Drawing path={CHECK} size={14} />
          <span>{reached}</span>
        </p>
      )}
      {next !== null && (
        <p className="cw-volume-next" part="volume-next">
          {next}
        </p>
      )}
    </div>
  );
}
