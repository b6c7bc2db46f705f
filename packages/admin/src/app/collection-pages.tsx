import type { ReactNode } from 'react';
import { CampaignEditorPage as CampaignEditor } from '../features/collections/campaign-editor-page';
import { CampaignsPage as Campaigns } from '../features/collections/campaigns-page';
import { CollectionEditorPage as CollectionEditor } from '../features/collections/collection-editor-page';
import { CollectionsPage as Collections } from '../features/collections/collections-page';
import { DefaultsPage as Defaults } from '../features/collections/defaults-page';
import { FeatureGate } from './feature-gate';
import { sectionAt } from './navigation';

/** Pages of Smart Collections, for shops with its feature key. */
export const CampaignsPage = () => gated(<Campaigns />);
export const CampaignEditorPage = () => gated(<CampaignEditor />);
export const CollectionsPage = () => gated(<Collections />);
export const CollectionEditorPage = () => gated(<CollectionEditor />);
export const DefaultsPage = () => gated(<Defaults />);

const SECTION = sectionAt('/smart-collections/');

function gated(page: ReactNode) {
  return SECTION ? <FeatureGate section={SECTION}>{page}</FeatureGate> : page;
}
