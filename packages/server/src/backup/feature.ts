import { exportSettings } from '@cartwright/core/contract/export-settings';
import type { Database } from '../db/database';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';
import { exportedLines } from './export-shop';

interface BackupFeatureOptions {
  readonly database: Pick<Database, 'sql'>;
  readonly clock: () => Date;
}

/** Feature with the merchant's own copy of the shop's settings. */
export function backupFeature({ database, clock }: BackupFeatureOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      serve(app, resolveShop, exportSettings, async ({ session: { shopId } }) => {
        const now = clock();
        const name = `${shopId}-${now.toISOString().slice(0, 10)}.jsonl`;
        return {
          ok: true,
          response: { name, lines: await exportedLines(database, shopId, 'settings', now) },
        };
      });
    },
  };
}
