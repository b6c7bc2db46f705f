import type { CampaignDocument } from './campaign-document';

/** Campaign with the settings of another. Name, dates and collections stay its own. */
export function withSettingsOf(campaign: CampaignDocument, other: CampaignDocument): CampaignDocument {
  const { id, name, startDate, endDate, noEndDate, allCollections, isExcludeSpecific, collections } =
    campaign;
  return {
    ...other,
    ...{ id, name, startDate, endDate, noEndDate, allCollections, isExcludeSpecific, collections },
  };
}
