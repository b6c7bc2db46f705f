import {
  campaignParts,
  collectionSettingsParts,
  defaultSettingsParts,
} from '@cartwright/core/collections/settings-parts';
import type { Parts } from '@cartwright/core/editing/parts';
import { EditorConflict } from '../../editor-kit/conflict/editor-conflict';
import { useTimezone } from '../../shared/use-timezone';
import { useCampaignEditor, useCollectionEditor, useDefaultsEditor } from './listing-editor';
import type { RevisedModel } from './revised-model';

/** A conflict part by part; `what` is what was saved by somebody else. */
function conflictOf<Doc, Told>(useModel: () => RevisedModel<Doc, Told>, parts: Parts<Doc>, what: string) {
  return function ListingConflict({ onClose }: { readonly onClose: () => void }) {
    const model = useModel();
    const timezone = useTimezone();
    return <EditorConflict model={model} parts={parts} what={what} timezone={timezone} onClose={onClose} />;
  };
}

export const DefaultsConflict = conflictOf(useDefaultsEditor, defaultSettingsParts, 'these settings');
export const CampaignConflict = conflictOf(useCampaignEditor, campaignParts, 'this campaign');
export const CollectionConflict = conflictOf(useCollectionEditor, collectionSettingsParts, 'these settings');
