import type {
  Choice,
  ChosenVariant,
  OfferedProduct,
  OfferedVariant,
} from '@cartwright/core/widgets/offered-product';

interface ChoiceTexts {
  /** Read out before the title of a product whose variants can be chosen. */
  readonly choose: string;
  readonly quantity: string;
  readonly oneTime: string;
  readonly subscription: string;
  readonly soldOut: string;
}

/** Choices that a widget offers of its products. */
export interface Offer {
  /** What of a product can be added, by a choice or as it is offered at first; null where nothing can. */
  readonly chosen: (product: OfferedProduct, choice?: Choice) => ChosenVariant | null;
  /** Whether a variant can be added. */
  readonly isSold: (variant: OfferedVariant) => boolean;
  /** Whether there is something to choose of a product. */
  readonly hasChoice: (product: OfferedProduct) => boolean;
  readonly quantity: { readonly initial: number; readonly min: number; readonly max: number } | null;
  readonly texts: ChoiceTexts;
  /** Says for how many units of a product its discounted amount is. */
  readonly limited: (units: number) => string;
  /** An amount in subunits as the store writes it. */
  readonly format: (amount: number) => string;
}

/** Lets a shopper choose among the variants of a product, and among the ways to buy it, as far as there are several. */
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
  /** Whether the fields are those of a form that adds the product. */
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

/** A product as its card shows it once something is chosen of it. */
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
