import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { WITH_TRANSLATIONS } from '../listing/settings/default-settings';
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
  {
    id: '003-translations',
    up: (campaign: Record<string, unknown>) => ({ ...campaign, schemaVersion: 3, translations: {} }),
  },
] as const;

export function readCampaignDocument(stored: unknown): ReadVersioned<CampaignDocument> {
  return readVersioned(
    { schema: campaignDocument, version: CAMPAIGN_VERSION, migrations: CAMPAIGN_MIGRATIONS },
    stored,
  );
}

export function readCollectionSettings(stored: unknown): ReadVersioned<CollectionSettings> {
  return readVersioned(
    {
      schema: collectionSettings,
      version: COLLECTION_SETTINGS_VERSION,
      migrations: [WITH_TRANSLATIONS],
    },
    stored,
  );
}
