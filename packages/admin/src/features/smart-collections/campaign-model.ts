import {
  type CampaignDocument,
  storedCampaign,
  validateCampaign,
} from '@cartwright/core/collections/campaign-document';
import {
  campaignConflict,
  readCampaign,
  type SavedCampaign,
  saveCampaign,
} from '@cartwright/core/contract/smart-collections';
import { sameValue } from '@cartwright/core/editing/same-value';
import { createRevisedModel, type RevisedModel } from '../../editor-kit/model/revised-model';
import type { ApiClient } from '../../shared/api-client';

export type CampaignModel = RevisedModel<CampaignDocument, SavedCampaign>;

/** The editor of a campaign, without its screen. `now` is in milliseconds. */
export function createCampaignModel(opened: SavedCampaign, api: ApiClient, now: () => number): CampaignModel {
  return createRevisedModel<CampaignDocument, SavedCampaign>(opened, {
    now,
    validate: validateCampaign,
    async save(setting, revision) {
      const params = { id: setting.id };
      const result = await api.call(saveCampaign, { params, query: {}, body: { setting, revision } });
      return result.ok ? result.answer.data : result;
    },
    conflictIn: (details) => campaignConflict.safeParse(details).data?.saved,
    async read({ id }) {
      const found = await api.call(readCampaign, { params: { id }, query: {}, body: undefined });
      return found.ok ? found.answer.data : null;
    },
    savedOf: ({ campaign, revision, updatedAt }) => ({ document: campaign, revision, savedAt: updatedAt }),
    isSent: ({ campaign }, sent) => sameValue(campaign, storedCampaign(sent)),
    failed: ({ code, message }) => (code === 'not_found' ? message : 'Failed to update Campaign Settings'),
  });
}
