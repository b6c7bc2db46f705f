import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { CAMPAIGN_VERSION, type CampaignDocument, campaignDocument } from './campaign-document';
import {
  COLLECTION_SETTINGS_VERSION,
  type CollectionSettings,
  collectionSettings,
} from './collection-settings';

const CAMPAIGN_MIGRATIONS = [
  {
    id: '002-what-is-inherited',
    up: (campaign: Record<string, unknown>) => ({ ...campaign, schemaVersion: 2, inherits: [] }),
  },
] as const;

export function readCampaignDocument(stored: unknown): ReadVersioned<CampaignDocument> {
  return readVersioned(
    { schema: campaignDocument, version: CAMPAIGN_VERSION, migrations: CAMPAIGN_MIGRATIONS },
    stored,
  );
}

export function readCollectionSettings(stored: unknown): ReadVersioned<CollectionSettings> {
  return readVersioned({ schema: collectionSettings, version: COLLECTION_SETTINGS_VERSION }, stored);
}
