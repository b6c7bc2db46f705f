import { z } from 'zod';

/** Response with contextual pricing of variants by id. Null for deleted ones. */
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
