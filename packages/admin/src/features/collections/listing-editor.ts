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
} from '@cartwright/core/contract/collections';
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

/** Editor hooks of the default settings. */
export const {
  Editor: DefaultsEditing,
  useEditor: useDefaultsEditor,
  useDocument: useDefaultsDocument,
  useRun: useRunDefaults,
  Drafts: DefaultsDrafts,
  Conflict: DefaultsConflict,
  Versions: DefaultsVersions,
} = createDocumentEditor(COLLECTION_DEFAULTS, defaultsCalls);

/** Editor hooks of a campaign. */
export const {
  Editor: CampaignEditing,
  useEditor: useCampaignEditor,
  useDocumentState: useCampaignState,
  useRun: useRunCampaign,
  Drafts: CampaignDrafts,
  Conflict: CampaignConflict,
  Versions: CampaignVersions,
} = createDocumentEditor(CAMPAIGN, campaignCalls);

/** Editor hooks of a collection's own settings. */
export const {
  Editor: CollectionEditing,
  useEditor: useCollectionEditor,
  useDocument: useCollectionDocument,
  useRun: useRunCollection,
  Drafts: CollectionDrafts,
  Conflict: CollectionConflict,
  Versions: CollectionVersions,
} = createDocumentEditor(COLLECTION_SETTINGS, collectionCalls);

/** Control above a card's fields; the fields are hidden while inherited. */
export interface InheritanceControl {
  readonly choice: ReactNode;
  readonly isInherited: boolean;
}

/** Props of the cards of list settings. */
export interface ListingCardProps<Doc extends ListingSettings> {
  readonly settings: Doc;
  /** Reports the issues of its fields. */
  readonly scope: FieldScope;
  readonly run: (command: Command<Doc>) => unknown;
  /** Inheritance of cards that can inherit. */
  readonly inheritance?: InheritanceControl | undefined;
}

/** Edited default settings, with the scope of their fields. */
export function useDefaults(): { readonly settings: DefaultSettings; readonly scope: FieldScope } {
  const { document: settings, scope } = useDefaultsDocument();
  return { settings, scope };
}

/** Edited settings of a collection, with the scope of their fields. */
export function useCollection(): { readonly settings: CollectionSettings; readonly scope: FieldScope } {
  const { document: settings, scope } = useCollectionDocument();
  return { settings, scope };
}

/** Key in the set of left fields, added by an attempt to publish. */
const PUBLISHING = fieldKey(null, ['publish']);

/**
 * Edited campaign, with the scope of its fields; includes publishing issues once publishing was
 * attempted.
 */
export function useCampaign(): { readonly document: CampaignDocument; readonly scope: FieldScope } {
  const document = useCampaignState(({ history }) => history.present);
  const isPublishing = useView(({ left }) => left.has(PUBLISHING));
  const issues = useMemo(
    () => [...validateCampaign(document), ...(isPublishing ? publishingIssues(document, Date.now()) : [])],
    [document, isPublishing],
  );
  return { document, scope: useFieldScope(null, issues) };
}

/** Reveals the issues that prevent publishing. */
export function showPublishingIssues(
  controls: Pick<EditorControls, 'leave'>,
  issues: readonly Issue[],
): void {
  controls.leave(PUBLISHING);
  for (const { path } of issues) controls.leave(fieldKey(null, path));
}
