import type { DocumentDefinition } from '../documents/document-definition';
import {
  CAMPAIGN_VERSION,
  type CampaignDocument,
  storedCampaign,
  validateCampaign,
} from './campaign-document';
import {
  COLLECTION_SETTINGS_VERSION,
  type CollectionSettings,
  storedCollectionSettings,
  validateCollectionSettings,
} from './collection-settings';
import { readCampaignDocument, readCollectionSettings } from './read-stored';
import { campaignParts, collectionSettingsParts } from './settings-parts';

export const CAMPAIGN: DocumentDefinition<CampaignDocument> = {
  kind: 'campaign',
  noun: 'this campaign',
  version: CAMPAIGN_VERSION,
  read: readCampaignDocument,
  validate: validateCampaign,
  normalize: storedCampaign,
  idOf: ({ id }) => id,
  parts: campaignParts,
};

/** Definition of collections' own settings. */
export const COLLECTION_SETTINGS: DocumentDefinition<CollectionSettings> = {
  kind: 'collection-settings',
  noun: 'these settings',
  mark: { title: 'Settings of a collection', path: '/smart-collections/collections/' },
  version: COLLECTION_SETTINGS_VERSION,
  read: readCollectionSettings,
  validate: validateCollectionSettings,
  normalize: storedCollectionSettings,
  idOf: ({ collectionId }) => String(collectionId),
  parts: collectionSettingsParts,
};
