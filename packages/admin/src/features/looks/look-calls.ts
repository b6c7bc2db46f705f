import { readLooks, type SavedLook, savedLook, saveLooks } from '@cartwright/core/contract/looks';
import type { Publication } from '@cartwright/core/contract/publication';
import type { Look } from '@cartwright/core/looks/look';
import type { DocumentCalls } from '../../document-editor/document-model';
import type { ApiClient } from '../../shared/api/api-client';

export type LookResponse = SavedLook & { readonly publication?: Publication };

/** Calls that read and save the shop's look. */
export const lookCalls = (api: ApiClient): DocumentCalls<Look, LookResponse> => ({
  saved: savedLook,
  documentOf: ({ look }) => look,
  read: () => api.call(readLooks, { params: {}, query: {}, body: undefined }),
  save: (look, revision) => api.call(saveLooks, { params: {}, query: {}, body: { look, revision } }),
});
