import type { SavedCampaign } from '@cartwright/core/contract/smart-collections';
import { isUnsaved } from '@cartwright/core/editing/history';
import { Banner, Button } from '@shopify/polaris';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { useView } from '../../editor-kit/model/editor-context';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { refusedWords } from '../../editor-kit/save/refused-words';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { toast } from '../../shared/toasts';
import { CollectionsCard, FeaturedCard, NameCard } from './campaign-cards';
import { createCampaignModel } from './campaign-model';
import { CampaignStatus } from './campaign-status';
import { CollectionsNav } from './collections-nav';
import { EditorHead } from './editor-head';
import { ExplainCard } from './explain-card';
import { focusInvalid } from './focus-invalid';
import { CampaignEditorProvider, useCampaign, useCampaignEditor } from './listing-editor';
import { ReachLine } from './reach/reach-line';
import { ReachNotice } from './reach/reach-notice';
import { obstacles } from './reach/reach-words';
import { useReach } from './reach/use-reach';
import { campaignQuery, SMART_COLLECTIONS } from './smart-collection-queries';
import { useCampaignActions } from './use-campaign-actions';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);
const CampaignConflict = lazyDialog(async () => (await import('./conflicts')).CampaignConflict);

interface CampaignEditorProps {
  readonly loaded: SavedCampaign;
  /** As it is now, with the status that publishing and pausing have given it. */
  readonly now: SavedCampaign;
}

export function CampaignEditor({ loaded, now }: CampaignEditorProps) {
  const [model] = useState(() => createCampaignModel(loaded, api, Date.now));
  return (
    <CampaignEditorProvider model={model}>
      <Layout now={now} />
    </CampaignEditorProvider>
  );
}

function Layout({ now }: Pick<CampaignEditorProps, 'now'>) {
  const queries = useQueryClient();
  const { document } = useCampaign();
  const [helping, setHelping] = useState(false);
  const saving = useSave(useCampaignEditor(), {
    onSaved(saved) {
      toast('Campaign Settings updated successfully!');
      queries.setQueryData(campaignQuery(saved.campaign.id).queryKey, { data: saved });
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    refusedWords,
    showIssue: focusInvalid,
  });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  const first = document.collections.find(({ exclusion }) => !exclusion)?.collectionId ?? null;
  return (
    <SavingProvider value={saving}>
      <div className="cw-listing-page">
        <EditorHead
          title={now.campaign.name}
          badge={<CampaignStatus status={now.status} />}
          actions={actions}
          discardWords="The campaign goes back to its last saved version. This can’t be undone."
        >
          <PublishButton now={now} save={saving.save} />
        </EditorHead>
        <CollectionsNav />
        <ReachNotice />
        {now.status === 'live' && <LiveNote />}
        {now.problem !== null && <Banner tone="critical">{now.problem}</Banner>}
        <NameCard />
        <CollectionsCard />
        <FeaturedCard />
        <ExplainCard first={first} />
        <ReachLine />
        <Announcements />
        <Conflict dialog={CampaignConflict} />
        <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
        <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
      </div>
    </SavingProvider>
  );
}

/** Not beside the notice that shoppers see none of it. */
function LiveNote() {
  const { data: reach } = useReach();
  if (reach && obstacles(reach).length > 0) return null;
  return <Banner tone="info">Live: shoppers see what you save immediately.</Banner>;
}

/** Publishes what is on the page, saved first; or pauses what is published. */
function PublishButton({ now, save }: Pick<CampaignEditorProps, 'now'> & Saving) {
  const model = useCampaignEditor();
  const isSaving = useView((view) => view.saving);
  const { publish, pause } = useCampaignActions(now.campaign.id, ({ revision }) =>
    model.adopt(
      (document) => document,
      () => revision,
    ),
  );
  if (now.publishedAt !== null && now.status !== 'completed') {
    return (
      <Button loading={pause.isPending} disabled={isSaving} onClick={() => pause.mutate()}>
        Pause
      </Button>
    );
  }
  async function saveAndPublish() {
    if (isUnsaved(model.document.get().history) && !(await save())) return;
    publish.mutate(model.document.get().revision);
  }
  return (
    <Button loading={publish.isPending} disabled={isSaving} onClick={() => void saveAndPublish()}>
      Publish
    </Button>
  );
}
