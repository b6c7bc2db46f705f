import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { publishingIssues, validateCampaign } from '@cartwright/core/collections/campaign-document';
import {
  type CollectionSettings,
  validateCollectionSettings,
} from '@cartwright/core/collections/collection-settings';
import type { SavedCollectionSettings } from '@cartwright/core/contract/collection-settings';
import type { SavedCampaign, SavedDefaults } from '@cartwright/core/contract/smart-collections';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Command } from '@cartwright/core/editing/set-field';
import {
  type DefaultSettings,
  validateDefaultSettings,
} from '@cartwright/core/listing/settings/default-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { useMemo } from 'react';
import { type FieldScope, useFieldScope } from '../../editor-kit/fields/field-scope';
import { editorHooks, useView } from '../../editor-kit/model/editor-context';
import type { EditorControls } from '../../editor-kit/model/editor-model';
import { fieldKey } from '../../editor-kit/model/issues';

const defaults = editorHooks<DefaultSettings, number, SavedDefaults>();
const campaign = editorHooks<CampaignDocument, number, SavedCampaign>();
const collection = editorHooks<CollectionSettings, number, SavedCollectionSettings>();

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

/** What the components of a collection's own settings use their editor by. */
export const {
  EditorProvider: CollectionEditorProvider,
  useEditor: useCollectionEditor,
  useRun: useRunCollection,
} = collection;

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

/** A collection's own settings as they are edited, and how their fields show what is wrong. */
export function useCollection(): { readonly settings: CollectionSettings; readonly scope: FieldScope } {
  const settings = collection.useDocumentState(({ history }) => history.present);
  const issues = useMemo(() => validateCollectionSettings(settings), [settings]);
  return { settings, scope: useFieldScope(null, issues) };
}

/** Stands among the fields that were left once publishing was tried. */
const PUBLISHING = fieldKey(null, ['publish']);

/** The campaign as it is edited, and how its fields show what is wrong; also for publishing, once that was tried. */
export function useCampaign(): { readonly document: CampaignDocument; readonly scope: FieldScope } {
  const document = campaign.useDocumentState(({ history }) => history.present);
  const isPublishing = useView(({ left }) => left.has(PUBLISHING));
  const issues = useMemo(
    () => [...validateCampaign(document), ...(isPublishing ? publishingIssues(document, Date.now()) : [])],
    [document, isPublishing],
  );
  return { document, scope: useFieldScope(null, issues) };
}

/** Has the fields show what keeps the campaign from being published. */
export function showPublishingIssues(
  controls: Pick<EditorControls, 'leave'>,
  issues: readonly Issue[],
): void {
  controls.leave(PUBLISHING);
  for (const { path } of issues) controls.leave(fieldKey(null, path));
}
