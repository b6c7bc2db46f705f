import type {
  Choice,
  ChosenVariant,
  OfferedProduct,
  OfferedVariant,
} from '@cartwright/core/widgets/offered-product';

interface ChoiceTexts {
  /** Screen reader prefix before a product's title in its variant selector. */
  readonly choose: string;
  readonly quantity: string;
  readonly oneTime: string;
  readonly subscription: string;
  readonly soldOut: string;
}

/** Choices that a widget offers for its products. */
export interface Offer {
  /** Variant to add, by choice or default; null if nothing is available. */
  readonly chosen: (product: OfferedProduct, choice?: Choice) => ChosenVariant | null;
  /** Whether a variant is available. */
  readonly isSold: (variant: OfferedVariant) => boolean;
  /** Whether a product has variants or purchase options to choose from. */
  readonly hasChoice: (product: OfferedProduct) => boolean;
  readonly quantity: { readonly initial: number; readonly min: number; readonly max: number } | null;
  readonly texts: ChoiceTexts;
  /** Text of the number of units that the discount applies to. */
  readonly limited: (units: number) => string;
  /** Formats an amount in subunits. */
  readonly format: (amount: number) => string;
}

/** Selectors of variant and purchase option, if there are several. */
export function ChoiceFields({
  product: { title, variants = [] },
  chosen: { variant, ways, way },
  offer: { isSold, texts, format },
  isNamed,
  onChoice,
}: {
  readonly product: OfferedProduct;
  readonly chosen: ChosenVariant;
  readonly offer: Offer;
  /** Whether the fields are named, as part of a form that adds the product. */
  readonly isNamed: boolean;
  readonly onChoice: (choice: Choice) => void;
}) {
  const planId = way?.id ?? null;
  const plans = ways.filter((each) => each !== null);
  return (
    <>
      {variants.length > 1 ? (
        <select
          className="cw-choice"
          name={isNamed ? 'id' : undefined}
          aria-label={`${texts.choose} ${title}`}
          value={variant.id}
          onChange={({ currentTarget }) => onChoice({ variantId: Number(currentTarget.value), planId })}
        >
          {variants.map((each) => (
            <option key={each.id} value={each.id} disabled={!isSold(each)}>
              {isSold(each) ? each.title : `${each.title} – ${texts.soldOut}`}
            </option>
          ))}
        </select>
      ) : (
        isNamed && <input type="hidden" name="id" value={variant.id} />
      )}
      {plans.length > 0 && (
        <select
          className="cw-choice"
          name={isNamed ? 'selling_plan' : undefined}
          aria-label={`${texts.subscription} ${title}`}
          value={planId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChoice({ variantId: variant.id, planId: value === '' ? null : Number(value) })
          }
        >
          {ways.includes(null) && <option value="">{texts.oneTime}</option>}
          <optgroup label={texts.subscription}>
            {plans.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {`${plan.name} · ${format(plan.amount)}`}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </>
  );
}

/** Product with the price of its selected variant. */
export function asChosen(
  product: OfferedProduct,
  { amount, reducedFrom }: ChosenVariant,
  format: (amount: number) => string,
): OfferedProduct {
  return {
    ...product,
    price: format(amount),
    priceVaries: false,
    compareAtPrice: reducedFrom === null ? null : format(reducedFrom),
    available: true,
  };
}
