import {
  campaignParts,
  collectionSettingsParts,
  defaultSettingsParts,
} from '@cartwright/core/collections/settings-parts';
import { EditorConflict } from '../../editor-kit/conflict/editor-conflict';
import { useTimezone } from '../../shared/use-timezone';
import { useCampaignEditor, useCollectionEditor, useDefaultsEditor } from './listing-editor';

interface ConflictProps {
  readonly onClose: () => void;
}

/** The conflict of the default settings, part by part. */
export function DefaultsConflict({ onClose }: ConflictProps) {
  const model = useDefaultsEditor();
  const timezone = useTimezone();
  return (
    <EditorConflict
      model={model}
      parts={defaultSettingsParts}
      what="these settings"
      timezone={timezone}
      onClose={onClose}
    />
  );
}

/** The conflict of a campaign. */
export function CampaignConflict({ onClose }: ConflictProps) {
  const model = useCampaignEditor();
  const timezone = useTimezone();
  return (
    <EditorConflict
      model={model}
      parts={campaignParts}
      what="this campaign"
      timezone={timezone}
      onClose={onClose}
    />
  );
}

/** The conflict of a collection's own settings. */
export function CollectionConflict({ onClose }: ConflictProps) {
  const model = useCollectionEditor();
  const timezone = useTimezone();
  return (
    <EditorConflict
      model={model}
      parts={collectionSettingsParts}
      what="these settings"
      timezone={timezone}
      onClose={onClose}
    />
  );
}
