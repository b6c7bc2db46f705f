import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { validateCampaign } from '@cartwright/core/collections/campaign-document';
import type { Command } from '@cartwright/core/collections/change-settings';
import { type DefaultSettings, validateDefaultSettings } from '@cartwright/core/collections/default-settings';
import type { ListingSettings } from '@cartwright/core/collections/listing-settings';
import type { SavedCampaign, SavedDefaults } from '@cartwright/core/contract/smart-collections';
import { useMemo } from 'react';
import { type FieldScope, useFieldScope } from '../../editor-kit/fields/field-scope';
import { editorHooks } from '../../editor-kit/model/editor-context';

const defaults = editorHooks<DefaultSettings, number, SavedDefaults>();
const campaign = editorHooks<CampaignDocument, number, SavedCampaign>();

/** What the components of the default settings use their editor by. */
export const {
  EditorProvider: DefaultsEditorProvider,
  useEditor: useDefaultsEditor,
  useRun: useRunDefaults,
} = defaults;

/** What the components of a campaign use their editor by. */
export const {
  EditorProvider: CampaignEditorProvider,
  useEditor: useCampaignEditor,
  useDocumentState: useCampaignState,
  useRun: useRunCampaign,
} = campaign;

/** What the cards of a list's settings need, whosever they are. */
export interface ListingCardProps<Doc extends ListingSettings> {
  readonly settings: Doc;
  /** How its fields show what is wrong. */
  readonly scope: FieldScope;
  readonly run: (command: Command<Doc>) => unknown;
}

/** The settings as they are edited, and how their fields show what is wrong. */
export function useDefaults(): { readonly settings: DefaultSettings; readonly scope: FieldScope } {
  const settings = defaults.useDocumentState(({ history }) => history.present);
  const issues = useMemo(() => validateDefaultSettings(settings), [settings]);
  return { settings, scope: useFieldScope(null, issues) };
}

/** The campaign as it is edited, and how its fields show what is wrong. */
export function useCampaign(): { readonly document: CampaignDocument; readonly scope: FieldScope } {
  const document = campaign.useDocumentState(({ history }) => history.present);
  const issues = useMemo(() => validateCampaign(document), [document]);
  return { document, scope: useFieldScope(null, issues) };
}
