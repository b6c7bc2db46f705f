import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { z } from 'zod';
import { SCOPES } from './exported-tables';

/*
 * A copy of a shop is a text of lines, each of them JSON: the head, a line for each row, and the end, which says how many rows
 * there are of each table. Columns have their names of the database, so that files outlive the code.
 */

/** Version of the file's form. Columns that are added need no new one. */
export const FORMAT = 1;

export const headLine = z.object({
  cartwright: z.literal('shop'),
  format: z.literal(FORMAT),
  shop: z.string().refine(isShopDomain),
  scope: z.enum(SCOPES),
  madeAt: z.iso.datetime(),
  /** The last migration of the database that it was made of. */
  migration: z.string(),
});
export type Head = z.infer<typeof headLine>;

export const rowLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

export const endLine = z.object({ end: z.record(z.string(), z.number().int().positive()) });
export type End = z.infer<typeof endLine>['end'];
