import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** The partner apps that can stand in a cart. */
export const listApps = endpoint({
  method: 'GET',
  path: '/api/apps',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: z.object({
    apps: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        tag: z.string(),
        inputs: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            kind: z.enum(['text', 'number', 'switch']),
            default: z.string(),
          }),
        ),
      }),
    ),
  }),
});
