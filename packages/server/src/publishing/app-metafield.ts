import { JobFailure } from '../jobs/job-failure';
import type { AdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import { canonical, fieldsOf } from './json';
import { setMetafields } from './set-metafields';

/** Metafield of the app's installation, with an optimistic write. */
export interface AppMetafield {
  /** Null if absent, or not an object. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  /**
   * Writes if changed. Throws a `JobFailure` if Shopify rejects it, or if it was changed meanwhile.
   */
  put(value: object): Promise<void>;
}

/** Reads a metafield. Throws a `JobFailure` if Shopify doesn't respond. */
export async function appMetafield(
  admin: AdminClient,
  place: { readonly namespace: string; readonly key: string },
): Promise<AppMetafield> {
  const read = await admin.run(INSTALLATION_QUERY, place, installationData);
  if (!read.ok) throw new JobFailure(read.message);
  const { id: ownerId, metafield } = read.value.currentAppInstallation;
  const fields = metafield ? fieldsOf(metafield.value) : null;
  return {
    fields,
    async put(value) {
      if (fields && canonical(fields) === canonical(value)) return;
      const write = {
        ownerId,
        ...place,
        type: 'json',
        value: JSON.stringify(value),
        compareDigest: metafield?.compareDigest ?? null,
      } as const;
      const set = await setMetafields(admin, [{ write, onRefused: undefined }]);
      if (!set.ok) throw new JobFailure(set.message);
    },
  };
}
