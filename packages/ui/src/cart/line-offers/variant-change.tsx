import type { ReactNode } from 'react';
import { OfferSelect, type OfferSelectProps } from './offer-select';

export interface VariantChangeProps {
  /** "Change". */
  readonly label: string;
  /** Accessible name that includes the item. */
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Variants as buttons; null if they are a select, or loading. */
  readonly values: ReactNode;
  /** Variants as a select, used without buttons; null while loading. */
  readonly select: OfferSelectProps | null;
  readonly loadingLabel: string;
}

/** Button that expands the product's variants. */
export function VariantChange(props: VariantChangeProps) {
  return (
    <div className="cw-offer-variant">
      <button
        type="button"
        className="cw-link cw-change"
        part="change"
        aria-label={props.title}
        aria-expanded={props.open}
        onClick={props.onToggle}
      >
        {props.label}
      </button>
      {props.open &&
        (props.values ??
          (props.select ? (
            <OfferSelect {...props.select} />
          ) : (
            <span className="cw-bone cw-offer-bone" role="img" aria-label={props.loadingLabel} />
          )))}
    </div>
  );
}
