import type { SummarizedRewards } from '@cartwright/core/discounts/rewards-summary';
import { readVersionedConfig } from '@cartwright/core/rewards/versioned-config';
import { z } from 'zod';
import { fieldsOf } from '../publishing/json';

const amountOff = z.object({ kind: z.enum(['percentage', 'amount']), value: z.string() });
const mechanism = z.enum(['functions', 'scripts']);

/** Schema of the fields that are read; the rest is passed on unchanged. */
const readable = z.object({
  bars: z.array(
    z.looseObject({
      mechanism,
      lineItemMode: z.boolean(),
      tiers: z.array(
        z.looseObject({
          type: z.enum(['shipping', 'product', 'discount', 'decorative']),
          discount: amountOff.optional(),
        }),
      ),
    }),
  ),
  volume: z
    .looseObject({
      kind: amountOff.shape.kind,
      mechanism,
      tiers: z.array(z.object({ quantity: z.number(), value: z.string() })),
    })
    .nullable(),
  widgets: z.array(z.looseObject(amountOff.shape)).optional(),
  bundles: z.array(z.unknown()).optional(),
  gifts: z.array(z.unknown()).optional(),
});

/** Summary of the rewards in a metafield; null if they are of a newer version or invalid. */
export function readRewards(value: string): SummarizedRewards | null {
  const read = readable.safeParse(readVersionedConfig(fieldsOf(value)));
  if (!read.success) return null;
  const { bars, volume, widgets, bundles, gifts } = read.data;
  return {
    volume,
    ...(widgets && { widgets: widgets.map(({ kind, value: off }) => ({ kind, value: off })) }),
    ...(bundles && { bundles }),
    ...(gifts && { gifts }),
    bars: bars.map(({ tiers, ...bar }) => ({
      ...bar,
      tiers: tiers.map(({ discount, ...tier }) => ({ ...tier, ...(discount && { discount }) })),
    })),
  };
}
