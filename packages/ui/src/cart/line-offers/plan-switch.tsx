import { OfferSelect, type OfferSelectProps } from './offer-select';

interface PlanChoice {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export interface PlanSwitchProps {
  /** What the choice is about, for those who hear it. */
  readonly label: string;
  /** Null for a product that is sold by subscription only. */
  readonly oneTime: PlanChoice | null;
  readonly subscribe: PlanChoice & {
    /** "Save 10%"; null for a plan that saves nothing. */
    readonly saving: string | null;
  };
  /** The plans, while subscribed to one of several. */
  readonly plans: OfferSelectProps | null;
}

/** Bought once, or again and again: one of two, and which plan. */
export function PlanSwitch({ label, oneTime, subscribe, plans }: PlanSwitchProps) {
  const choices = oneTime ? [{ ...oneTime, saving: null }, subscribe] : [];
  return (
    <fieldset className="cw-plan" part="plan" aria-label={label}>
      {choices.length > 0 && (
        <div className="cw-plan-choices">
          {choices.map(({ label: text, saving, chosen, onChoose }) => (
            <button
              type="button"
              key={text}
              className="cw-plan-choice"
              part="plan-choice"
              aria-pressed={chosen}
              onClick={onChoose}
            >
              <span>{text}</span>
              {saving !== null && <span className="cw-plan-saving">{saving}</span>}
            </button>
          ))}
        </div>
      )}
      {plans && <OfferSelect {...plans} />}
    </fieldset>
  );
}
