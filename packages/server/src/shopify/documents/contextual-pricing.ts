import { z } from 'zod';

/** The answer of a query of variants by id for what they are sold for in a country. Null for what does not exist any more. */
export function contextualPricingData<Pricing>(pricing: z.ZodType<Pricing>) {
  return z.object({
    nodes: z.array(
      z
        .union([
          z.object({
            __typename: z.literal('ProductVariant'),
            id: z.string(),
            contextualPricing: pricing,
          }),
          z.object({ __typename: z.string() }).transform(() => null),
        ])
        .nullable(),
    ),
  });
}
