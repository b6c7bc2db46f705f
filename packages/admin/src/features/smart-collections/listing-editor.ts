import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { publishingIssues, validateCampaign } from '@cartwright/core/collections/campaign-document';
import { CAMPAIGN, COLLECTION_SETTINGS } from '@cartwright/core/collections/collection-definitions';
import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import {
  readCollectionSettings,
  type SavedCollectionSettings,
  saveCollectionSettings,
  savedCollectionSettings,
} from '@cartwright/core/contract/collection-settings';
import {
  readCampaign,
  readDefaults,
  type SavedCampaign,
  type SavedDefaults,
  saveCampaign,
  saveDefaults,
  savedCampaign,
  savedDefaults,
} from '@cartwright/core/contract/smart-collections';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Command } from '@cartwright/core/editing/set-field';
import type { DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { type ReactNode, useMemo } from 'react';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../document-editor/document-model';
import { type FieldScope, useFieldScope } from '../../editor-kit/fields/field-scope';
import { useView } from '../../editor-kit/model/editor-context';
import type { EditorControls } from '../../editor-kit/model/editor-model';
import { fieldKey } from '../../editor-kit/model/issues';
import type { ApiClient } from '../../shared/api/api-client';

const SAVING = 'Saving...';

/** Calls that read and save the default settings. */
export const defaultsCalls = (api: ApiClient): DocumentCalls<DefaultSettings, SavedDefaults> => ({
  saved: savedDefaults,
  documentOf: ({ settings }) => settings,
  read: () => api.call(readDefaults, { params: {}, query: {}, body: undefined }),
  save: (setting, revision) =>
    dataOf(api.call(saveDefaults, { params: {}, query: {}, body: { setting, revision } })),
  failed: () => 'Failed to update Default Settings. Please try again.',
  savingText: SAVING,
});

/** Calls that read and save a campaign. */
export const campaignCalls = (api: ApiClient): DocumentCalls<CampaignDocument, SavedCampaign> => ({
  saved: savedCampaign,
  documentOf: ({ campaign }) => campaign,
  read: ({ id }) => dataOf(api.call(readCampaign, { params: { id }, query: {}, body: undefined })),
  save: (setting, revision) =>
    dataOf(api.call(saveCampaign, { params: { id: setting.id }, query: {}, body: { setting, revision } })),
  failed: ({ code, message }) => (code === 'not_found' ? message : 'Failed to update Campaign Settings'),
  savingText: SAVING,
});

/** Calls that read and save a collection's own settings. */
export const collectionCalls = (
  api: ApiClient,
): DocumentCalls<CollectionSettings, SavedCollectionSettings> => ({
  saved: savedCollectionSettings,
  documentOf: ({ settings }) => settings,
  read: ({ collectionId: id }) =>
    dataOf(api.call(readCollectionSettings, { params: { id }, query: {}, body: undefined })),
  save(setting, revision) {
    const params = { id: setting.collectionId };
    return dataOf(api.call(saveCollectionSettings, { params, query: {}, body: { setting, revision } }));
  },
  failed: ({ code, message }) =>
    code === 'not_found' ? message : 'Failed to update Collection Settings. Please try again.',
  savingText: SAVING,
});

/** Hooks by which the components of the default settings use their editor. */
export const {
  Editor: DefaultsEditing,
  useEditor: useDefaultsEditor,
  useDocument: useDefaultsDocument,
  useRun: useRunDefaults,
  Drafts: DefaultsDrafts,
  Conflict: DefaultsConflict,
  Versions: DefaultsVersions,
} = createDocumentEditor(COLLECTION_DEFAULTS, defaultsCalls);

/** Hooks by which the components of a campaign use their editor. */
export const {
  Editor: CampaignEditing,
  useEditor: useCampaignEditor,
  useDocumentState: useCampaignState,
  useRun: useRunCampaign,
  Drafts: CampaignDrafts,
  Conflict: CampaignConflict,
  Versions: CampaignVersions,
} = createDocumentEditor(CAMPAIGN, campaignCalls);

/** Hooks by which the components of a collection's own settings use their editor. */
export const {
  Editor: CollectionEditing,
  useEditor: useCollectionEditor,
  useDocument: useCollectionDocument,
  useRun: useRunCollection,
  Drafts: CollectionDrafts,
  Conflict: CollectionConflict,
  Versions: CollectionVersions,
} = createDocumentEditor(COLLECTION_SETTINGS, collectionCalls);

/** Lead of a card above its fields, which shows none while it is as in other settings. */
export interface Lead {
  readonly choice: ReactNode;
  readonly isInherited: boolean;
}

/** Props of the cards of a list's settings, whosever they are. */
export interface ListingCardProps<Doc extends ListingSettings> {
  readonly settings: Doc;
  /** How its fields show what is wrong. */
  readonly scope: FieldScope;
  readonly run: (command: Command<Doc>) => unknown;
  /** Of a card that can be left to other settings. */
  readonly lead?: Lead | undefined;
}

/** The settings as they are edited, and how their fields show what is wrong. */
export function useDefaults(): { readonly settings: DefaultSettings; readonly scope: FieldScope } {
  const { document: settings, scope } = useDefaultsDocument();
  return { settings, scope };
}

/** A collection's own settings as they are edited, and how their fields show what is wrong. */
export function useCollection(): { readonly settings: CollectionSettings; readonly scope: FieldScope } {
  const { document: settings, scope } = useCollectionDocument();
  return { settings, scope };
}

/** Stands among the fields that were left once publishing was tried. */
const PUBLISHING = fieldKey(null, ['publish']);

/** The campaign as it is edited, and how its fields show what is wrong; also for publishing, once that was tried. */
export function useCampaign(): { readonly document: CampaignDocument; readonly scope: FieldScope } {
  const document = useCampaignState(({ history }) => history.present);
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
