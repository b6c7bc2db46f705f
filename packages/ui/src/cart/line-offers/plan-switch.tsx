import { OfferSelect, type OfferSelectProps } from './offer-select';

interface PlanChoice {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export interface PlanSwitchProps {
  /** Accessible name. */
  readonly label: string;
  /** Null for subscription-only products. */
  readonly oneTime: PlanChoice | null;
  readonly subscribe: PlanChoice & {
    /** "Save 10%"; null without savings. */
    readonly saving: string | null;
  };
  /** Selector of the selling plan, if there are several. */
  readonly plans: OfferSelectProps | null;
}

/** Choice between one-time purchase and subscription, with plans. */
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
