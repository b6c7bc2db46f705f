import type { Lease } from '../db/lease';
import { type AdminClient, isMutation } from './admin-client';
import { unavailable } from './shopify-failure';

/** Client that only runs mutations while the lease is held. */
export function fenced(admin: AdminClient, lease: Lease): AdminClient {
  return {
    run: async (document, variables, data) =>
      lease.holds() || !isMutation(document)
        ? admin.run(document, variables, data)
        : unavailable('Another server has taken the work over.'),
  };
}
