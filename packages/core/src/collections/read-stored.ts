import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { CAMPAIGN_VERSION, type CampaignDocument, campaignDocument } from './campaign-document';
import {
  COLLECTION_SETTINGS_VERSION,
  type CollectionSettings,
  collectionSettings,
} from './collection-settings';

export function readCampaignDocument(stored: unknown): ReadVersioned<CampaignDocument> {
  return readVersioned({ schema: campaignDocument, version: CAMPAIGN_VERSION }, stored);
}

export function readCollectionSettings(stored: unknown): ReadVersioned<CollectionSettings> {
  return readVersioned({ schema: collectionSettings, version: COLLECTION_SETTINGS_VERSION }, stored);
}
