import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  pauseCampaign,
  publishCampaign,
  readCampaign,
  type SavedCampaign,
} from '@cartwright/core/contract/collections';
import type { ApiClient, CallResult } from '../../shared/api/api-client';
import { withReadBack } from '../../shared/api/with-read-back';

/**
 * Publishes the saved `revision`. A campaign published since then counts as success after a lost
 * response.
 */
export function publishWithReadBack(api: ApiClient, id: string, revision: number) {
  return withReadBack(
    api.call(publishCampaign, { params: { id }, query: {}, body: { revision } }),
    savedWhere(api, id, ({ publishedAt, status }) => publishedAt !== null && status !== 'completed'),
  );
}

export function pauseWithReadBack(api: ApiClient, id: string) {
  return withReadBack(
    api.call(pauseCampaign, { params: { id }, query: {}, body: undefined }),
    savedWhere(api, id, ({ publishedAt }) => publishedAt === null),
  );
}

/** Deletes a campaign; counts as successful if it no longer exists. */
export async function deleteWithReadBack(
  api: ApiClient,
  id: string,
  revision: number,
): Promise<CallResult<typeof deleteCampaign>> {
  const deleted = { successful: true } as const;
  const result = await withReadBack(
    api.call(deleteCampaign, { params: { id }, query: { revision }, body: undefined }),
    async () => {
      const found = await read(api, id);
      return !found.ok && found.code === 'not_found' ? deleted : null;
    },
  );
  return !result.ok && result.code === 'not_found' ? { ok: true, response: deleted } : result;
}

/** Creates a draft under a client-generated id, to find it after a lost response. */
export function createWithReadBack(api: ApiClient, id: string, name: string) {
  const body = { id, setting: { name } };
  return withReadBack(api.call(createCampaign, { params: {}, query: {}, body }), made(api, id));
}

/** Copies a campaign; `copyId` as the id of `createWithReadBack`. */
export function duplicateWithReadBack(api: ApiClient, id: string, copyId: string) {
  return withReadBack(
    api.call(duplicateCampaign, { params: { id }, query: {}, body: { id: copyId } }),
    made(api, copyId),
  );
}

function savedWhere(api: ApiClient, id: string, isDone: (saved: SavedCampaign) => boolean) {
  return async () => {
    const found = await read(api, id);
    return found.ok && isDone(found.response.data) ? found.response : null;
  };
}

function made(api: ApiClient, id: string) {
  return async () => {
    const found = await read(api, id);
    return found.ok ? ({ status: 'draft', data: { id } } as const) : null;
  };
}

function read(api: ApiClient, id: string) {
  return api.call(readCampaign, { params: { id }, query: {}, body: undefined });
}
