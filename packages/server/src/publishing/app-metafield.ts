import { JobFailure } from '../jobs/job-failure';
import type { AdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import { canonical, fieldsOf } from './json';
import { setMetafields } from './set-metafields';

/** A metafield of the app's installation as it is in the store now, with a way to write over it. */
export interface AppMetafield {
  /** Null where there is none, or where it isn't an object. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  /** Writes where it is something else. Throws a `JobFailure` where Shopify doesn't take it, or somebody has written since. */
  put(value: object): Promise<void>;
}

/** Throws a `JobFailure` where Shopify doesn't say. */
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
