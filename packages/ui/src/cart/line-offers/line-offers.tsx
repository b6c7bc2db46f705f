import { Drawing } from '../drawing';
import { PlanSwitch, type PlanSwitchProps } from './plan-switch';
import { VariantChange, type VariantChangeProps } from './variant-change';
import { VolumeOffers, type VolumeOffersProps } from './volume-offers';

const STACK = 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4';

export interface LineOffersProps {
  /** Null for a product without a choice. */
  readonly variant: VariantChangeProps | null;
  /** In which quantities it can be had; null where in any. */
  readonly rule: string | null;
  /** Null for a product without plans. */
  readonly plan: PlanSwitchProps | null;
  readonly volume: VolumeOffersProps | null;
}

/** Offers on a line besides its quantity: another variant, a subscription, more for less. */
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
