import { Drawing } from '../drawing';
import { Icon } from '../icon';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

export interface OfferCardProps {
  readonly id: string;
  readonly title: string;
  /** Language of the title; undefined: the document's. */
  readonly lang?: string | undefined;
  /** Null if the title isn't a link. */
  readonly url: string | null;
  readonly image: string | null;
  /** Null while unknown. */
  readonly price: string | null;
  /** Compare-at price; null without one. */
  readonly before: string | null;
  readonly beforeLabel: string;
  /** Variants to select; empty for a single one. */
  readonly choices: readonly {
    readonly variantId: number;
    readonly label: string;
    readonly disabled: boolean;
  }[];
  readonly chosen: number;
  readonly pickerLabel: string;
  readonly state: 'open' | 'added' | 'sold_out';
  /** Label of the button, or of its replacement. */
  readonly label: string;
  /** Error of adding it. */
  readonly error: string | null;
  readonly onPick: (variantId: number) => void;
  readonly onAdd: () => void;
}

/** Card of an offered product. */
export function OfferCard(props: OfferCardProps) {
  const { id, title, state, label } = props;
  return (
    <li className="cw-suggestion" part="offer" data-offer={id} data-state={state}>
      <span className="cw-suggestion-image">
        {props.image ? (
          <img src={props.image} alt="" width="140" height="140" loading="lazy" />
        ) : (
          <Icon name="bag" size={28} />
        )}
      </span>
      <div className="cw-suggestion-text">
        <p className="cw-suggestion-title cw-clamp" lang={props.lang}>
          {props.url ? <a href={props.url}>{title}</a> : title}
        </p>
        {props.price !== null && (
          <p className="cw-suggestion-price">
            <span>{props.price}</span>
            {props.before !== null && (
              <>
                <span className="cw-hidden">{props.beforeLabel}</span>
                <s>{props.before}</s>
              </>
            )}
          </p>
        )}
      </div>
      <div className="cw-suggestion-do">
        {props.choices.length > 0 && (
          <select
            className="cw-select"
            part="offer-picker"
            aria-label={props.pickerLabel}
            value={props.chosen}
            onChange={(event) => props.onPick(Number(event.currentTarget.value))}
          >
            {props.choices.map(({ variantId, label: name, disabled }) => (
              <option key={variantId} value={variantId} disabled={disabled}>
                {name}
              </option>
            ))}
          </select>
        )}
        {state === 'sold_out' ? (
          <p className="cw-suggestion-out">{label}</p>
        ) : (
          <button
            type="button"
            className="cw-button cw-button--quiet cw-button--small cw-text"
            part="offer-button"
            aria-label={`${label}: ${title}`}
            // Stays focusable after it has been added.
            aria-disabled={state === 'added' || undefined}
            onClick={() => state === 'open' && props.onAdd()}
          >
            {state === 'added' && <Drawing path={CHECK} size={16} />}
            {label}
          </button>
        )}
        {props.error !== null && <p className="cw-suggestion-error">{props.error}</p>}
      </div>
    </li>
  );
}
