import * as z from 'zod';
import { partnerApps } from '../apps/partner-apps';
import { endpoint, noBody, noParams } from './endpoint';

/** Partner apps that a cart can contain. */
export const listApps = endpoint({
  method: 'GET',
  path: '/api/apps',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ apps: partnerApps }),
});
