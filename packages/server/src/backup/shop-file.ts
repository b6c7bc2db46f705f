import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { z } from 'zod';
import { SCOPES } from './exported-tables';

/*
 * A copy of a shop is a text of JSON lines: the head, a line for each row, and the end with the number of rows of
 * each table. Columns have their names of the database, so that files outlive the code.
 */

/** Version of the file format. New columns don't need a new one. */
export const FORMAT = 1;

export const headLine = z.object({
  cartwright: z.literal('shop'),
  format: z.literal(FORMAT),
  shop: z.string().refine(isShopDomain),
  scope: z.enum(SCOPES),
  madeAt: z.iso.datetime(),
  /** Last migration of the source database. */
  migration: z.string(),
});
export type Head = z.infer<typeof headLine>;

export const rowLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

export const endLine = z.object({ end: z.record(z.string(), z.number().int().positive()) });
export type End = z.infer<typeof endLine>['end'];
