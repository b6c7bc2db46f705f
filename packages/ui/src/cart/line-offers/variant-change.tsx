import type { ReactNode } from 'react';
import { OfferSelect, type OfferSelectProps } from './offer-select';

export interface VariantChangeProps {
  /** "Change". */
  readonly label: string;
  /** Says what is changed. */
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The variants as buttons; null where they are a list, or not known yet. */
  readonly values: ReactNode;
  /** The same as a list, drawn where there are no buttons; null while they are being looked up. */
  readonly select: OfferSelectProps | null;
  readonly loadingLabel: string;
}

/** A button that opens the product's variants. */
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
