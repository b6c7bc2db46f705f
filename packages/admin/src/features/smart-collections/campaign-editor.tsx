import { publishingIssues, validateCampaign } from '@cartwright/core/collections/campaign-document';
import type { SavedCampaign } from '@cartwright/core/contract/smart-collections';
import { isUnsaved } from '@cartwright/core/editing/history';
import { Button } from '@shopify/polaris';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { useView } from '../../editor-kit/model/editor-context';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { refusedWords } from '../../editor-kit/save/refused-words';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { toast, toastError } from '../../shared/toasts';
import { CollectionsCard, NameCard } from './campaign-cards';
import { createCampaignModel } from './campaign-model';
import { CAMPAIGNS } from './campaigns-path';
import { EditorHead } from './editor-head';
import { ExplainCard } from './explain-card';
import { FeaturedCard } from './featured-card';
import { FiltersCard } from './filters-card';
import { SMART_COLLECTIONS } from './keys/smart-collections-key';
import {
  CampaignEditorProvider,
  showPublishingIssues,
  useCampaign,
  useCampaignEditor,
  useCampaignState,
  useRunCampaign,
} from './listing-editor';
import { ListingLayout, ListingPreview } from './listing-layout';
import { PagesCard } from './pages-card';
import { ReachLine } from './reach/reach-line';
import { ReachNotice } from './reach/reach-notice';
import { ScheduleCard } from './schedule-card';
import { campaignQuery } from './smart-collection-queries';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { StatusCard } from './status-card';
import { TagsCard } from './tags-card';
import { TilesCard } from './tiles-card';
import { useCampaignActions } from './use-campaign-actions';
import { useShowInvalid } from './use-show-invalid';

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
  const { document, scope } = useCampaign();
  const listing = { settings: document, scope, run: useRunCampaign() };
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const showIssue = useShowInvalid(layout);
  const saving = useSave(useCampaignEditor(), {
    onSaved(saved) {
      toast('Campaign Settings updated successfully!');
      queries.setQueryData(campaignQuery(saved.campaign.id).queryKey, { data: saved });
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    refusedWords,
    showIssue,
  });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  const first = document.collections.find(({ exclusion }) => !exclusion)?.collectionId ?? null;
  const previewed = useMemo(() => ({ level: 'campaign', document }) as const, [document]);
  return (
    <SavingProvider value={saving}>
      <ListingLayout
        layout={layout}
        head={
          <EditorHead
            title={now.campaign.name}
            back={CAMPAIGNS}
            actions={actions}
            discardWords="The campaign goes back to its last saved version. This can’t be undone."
          >
            <PaneSwitch layout={layout} />
            <PublishButton now={now} save={saving.save} showIssue={showIssue} />
          </EditorHead>
        }
        preview={<ListingPreview settings={previewed} layout={layout} />}
      >
        <ReachNotice />
        <StatusCard now={now} />
        <NameCard />
        <ScheduleCard />
        <CollectionsCard />
        <FeaturedCard {...listing} />
        <TilesCard {...listing} />
        <SoldOutCard {...listing} />
        <FiltersCard {...listing} />
        <TagsCard {...listing} />
        <SortingCard {...listing} />
        <PagesCard {...listing} />
        <ExplainCard first={first} />
        <ReachLine />
      </ListingLayout>
      <Announcements />
      <Conflict dialog={CampaignConflict} />
      <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
      <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
    </SavingProvider>
  );
}

/** Publishes what is on the page, saved first; or pauses what is published. */
function PublishButton({
  now,
  save,
  showIssue,
}: Pick<CampaignEditorProps, 'now'> & Saving & { readonly showIssue: () => void }) {
  const model = useCampaignEditor();
  const isSaving = useView((view) => view.saving);
  const startDate = useCampaignState(({ history }) => history.present.startDate);
  const isAhead = startDate !== null && Date.parse(startDate) > Date.now();
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
    const { present } = model.document.get().history;
    const issues = publishingIssues(present, Date.now());
    if (issues.length > 0 && validateCampaign(present).length === 0) {
      showPublishingIssues(model, issues);
      toastError(issues[0]?.message ?? '', 'This campaign wasn’t published');
      showIssue();
      return;
    }
    if (isUnsaved(model.document.get().history) && !(await save())) return;
    publish.mutate(model.document.get().revision);
  }
  return (
    <Button loading={publish.isPending} disabled={isSaving} onClick={() => void saveAndPublish()}>
      {isAhead ? 'Schedule' : 'Publish'}
    </Button>
  );
}
