import * as z from 'zod';

/** Definition of an HTTP call, shared by server, admin client and msw handlers. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  /** `z.undefined()` for none. */
  readonly body: Body;
  readonly response: Response;
  /** `headers`: the response is one page of a list, and its headers say which (`contract/page-headers`). */
  readonly paging?: 'headers';
}

export const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition;

export const noParams = z.strictObject({});
export const noBody = z.undefined();
