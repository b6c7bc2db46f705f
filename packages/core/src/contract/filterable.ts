import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

const filterable = z.object({
  /** Name of an option, or `namespace.key` of a metafield. */
  name: z.string(),
  products: z.number().int(),
  /** Some of the most common values. */
  values: z.array(z.string()).readonly(),
});

/** Attributes that the mirrored products can be filtered by, most products first. */
export const listFilterable = endpoint({
  method: 'GET',
  path: '/api/filterable',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    options: z.array(filterable),
    /** Metafields that filters use: others aren't mirrored. */
    metafields: z.array(filterable),
    /** False during the first sync of the catalogue: further ones may follow. */
    isComplete: z.boolean(),
  }),
});
