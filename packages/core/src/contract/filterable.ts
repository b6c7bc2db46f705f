import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

const filterable = z.object({
  /** Of an option its name, of a metafield `namespace.key`. */
  name: z.string(),
  products: z.number().int(),
  /** The commonest values, a few of them. */
  values: z.array(z.string()).readonly(),
});

/** Attributes that products of the copy of the catalog can be filtered by, those of most products first. */
export const listFilterable = endpoint({
  method: 'GET',
  path: '/api/filterable',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    options: z.array(filterable),
    /** Of those that filters name: others aren't copied. */
    metafields: z.array(filterable),
    /** False while the catalog is copied for the first time: there may be more. */
    isComplete: z.boolean(),
  }),
});
