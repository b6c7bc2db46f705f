import type { Parts } from '@cartwright/core/editing/parts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { shopQuery } from '../../shared/api/shop-query';
import { sessionQuery } from '../../shared/api/user-query';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { toastError } from '../../shared/state/toasts';
import type { EditorModel } from '../model/editor-model';
import type { DraftOfferProps } from './draft-offer';
import { indexedDbDrafts } from './indexed-db-drafts';
import { type DraftOptions, useDraft } from './use-draft';

/** Takes documents of any kind; loading it late would lose that. */
const DraftOffer = lazyDialog(async () => (await import('./draft-offer')).DraftOffer) as <Doc>(
  props: DraftOfferProps<Doc>,
) => ReactNode;

const DRAFTS = indexedDbDrafts(
  () => indexedDB,
  // biome-ignore lint/suspicious/noConsole: the browser's log is the one that there is.
  (message, error) => console.warn(message, error),
);

export interface EditorDraftProps<Doc, Revision, SaveResult> {
  readonly model: EditorModel<Doc, Revision, SaveResult>;
  /** Tells a cart's id from a widget's. */
  readonly kind: string;
  readonly id: string;
  /** The version of the documents' shape that this code knows. */
  readonly schemaVersion: number;
  /** A stored document in today's shape; null for one that cannot be read. The same function at every call. */
  readonly read: DraftOptions<Doc, Revision>['read'];
  /** The `id` of a document: a draft of another one is none of this. The same function at every call. */
  readonly idOf: (document: Doc) => string;
  readonly parts: Parts<Doc>;
  /** What has to be there before a draft is compared with the present; why it failed. */
  readonly prepare?: (draft: Doc) => Promise<string | null>;
}

/** Keeps a draft of what is not saved in an editor, and offers one that was left to the same person; when it is known whose it is. */
export function EditorDraft<Doc, Revision, SaveResult>(props: EditorDraftProps<Doc, Revision, SaveResult>) {
  const shop = useQuery(shopQuery).data;
  const session = useQuery(sessionQuery).data;
  if (!shop || !session) return null;
  const { shopifyShopDomain, timezone } = shop;
  const { user } = session;
  const owner = user.id ?? (user.rebuyAdmin ? 'staff' : 'merchant');
  return <Kept shop={shopifyShopDomain} user={owner} timezone={timezone} {...props} />;
}

interface Owner {
  readonly shop: string;
  readonly user: string;
  readonly timezone: string;
}

function Kept<Doc, Revision, SaveResult>(props: EditorDraftProps<Doc, Revision, SaveResult> & Owner) {
  const { model, kind, id, schemaVersion, read, idOf, parts, prepare, shop, user, timezone } = props;
  const options = useMemo(
    (): DraftOptions<Doc, Revision> => ({
      store: DRAFTS,
      of: { shop, user, kind, documentId: id },
      schemaVersion,
      edited: {
        get() {
          const { history, revision } = model.document.get();
          return { base: { document: history.saved, revision }, present: history.present };
        },
        subscribe: model.document.subscribe,
      },
      read(stored) {
        const document = read(stored);
        return document !== null && idOf(document) === id ? document : null;
      },
    }),
    [model, kind, id, schemaVersion, read, idOf, shop, user],
  );
  const { draft, taken, discard } = useDraft(options);
  if (draft === null) return null;
  return (
    <DraftOffer
      key={draft.tab}
      draft={draft}
      parts={parts}
      saved={() => model.document.get().history.saved}
      present={() => model.document.get().history.present}
      prepare={async () => (await prepare?.(draft.present)) ?? null}
      timezone={timezone}
      onRestore={(document, label) => {
        const result = model.replace(document, label);
        if (result.ok) taken();
        else toastError(result.message, result.title ?? null);
      }}
      onDiscard={discard}
      onClose={() => {}}
    />
  );
}
