import { Drawing } from '../drawing';
import { PlanSwitch, type PlanSwitchProps } from './plan-switch';
import { VariantChange, type VariantChangeProps } from './variant-change';
import { VolumeOffers, type VolumeOffersProps } from './volume-offers';

const STACK = 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4';

export interface LineOffersProps {
  /** Null for a single variant. */
  readonly variant: VariantChangeProps | null;
  /** Text of the quantity rule; null without one. */
  readonly rule: string | null;
  /** Null for a product without selling plans. */
  readonly plan: PlanSwitchProps | null;
  readonly volume: VolumeOffersProps | null;
}

/** Upsells of a line: variant change, subscription, volume discount. */
export function LineOffers({ variant, rule, plan, volume }: LineOffersProps) {
  return (
    <div className="cw-offers" part="line-offers">
      {variant && <VariantChange {...variant} />}
      {rule !== null && (
        <p className="cw-offer-rule" part="quantity-rule">
          <Drawing path={STACK} size={14} />
          <span>{rule}</span>
        </p>
      )}
      {plan && <PlanSwitch {...plan} />}
      {volume && <VolumeOffers {...volume} />}
    </div>
  );
}
