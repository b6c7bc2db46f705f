import { type ReadVersioned, readVersioned } from '../texts/read-versioned';
import { CAMPAIGN_VERSION, type CampaignDocument, campaignDocument } from './campaign-document';
import {
  COLLECTION_SETTINGS_VERSION,
  type CollectionSettings,
  collectionSettings,
} from './collection-settings';

const NEWER = 'It was saved by a newer version of the app. Reload the page.';

export function readCampaignDocument(stored: unknown): ReadVersioned<CampaignDocument> {
  return readVersioned(campaignDocument, CAMPAIGN_VERSION, stored, NEWER);
}

export function readCollectionSettings(stored: unknown): ReadVersioned<CollectionSettings> {
  return readVersioned(collectionSettings, COLLECTION_SETTINGS_VERSION, stored, NEWER);
}
