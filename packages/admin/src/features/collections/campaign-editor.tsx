import { publishingIssues, validateCampaign } from '@cartwright/core/collections/campaign-document';
import { ownSlots } from '@cartwright/core/collections/inherited';
import type { SavedCampaign } from '@cartwright/core/contract/collections';
import { isUnsaved } from '@cartwright/core/editing/history';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { Link } from '@cartwright/ui/admin/link';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlockStatusLine } from '../../editor-kit/block-status/block-status-line';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { useView } from '../../editor-kit/model/editor-context';
import { QuestionModal } from '../../editor-kit/save/question-modal';
import { useQuestion } from '../../editor-kit/save/use-question';
import type { Saving } from '../../editor-kit/save/use-save';
import { experimentPath } from '../../shared/format/live-test';
import { toast, toastError } from '../../shared/state/toasts';
import { CollectionsCard, NameCard } from './campaign-cards';
import { CAMPAIGNS } from './campaigns-path';
import { campaignQuery } from './collection-queries';
import { ExplainCard } from './explain-card';
import { FeaturingCards } from './featuring-cards';
import { ListTranslationsCard } from './list-translations-card';
import {
  CampaignConflict,
  CampaignDrafts,
  CampaignEditing,
  CampaignVersions,
  showPublishingIssues,
  useCampaign,
  useCampaignEditor,
  useCampaignState,
  useRunCampaign,
} from './listing-editor';
import { ListingEditorFrame, useListingEditing } from './listing-editor-frame';
import { ScheduleCard } from './schedule-card';
import { StatusCard } from './status-card';
import { useCampaignActions } from './use-campaign-actions';
import { useInherited } from './use-inherited';
import { turningQuestion } from './window-messages';

interface CampaignEditorProps {
  readonly loaded: SavedCampaign;
  /** Current state, including publishing and pausing. */
  readonly now: SavedCampaign;
}

export function CampaignEditor({ loaded, now }: CampaignEditorProps) {
  return (
    <CampaignEditing loaded={loaded}>
      <Layout now={now} />
    </CampaignEditing>
  );
}

function Layout({ now }: Pick<CampaignEditorProps, 'now'>) {
  const queries = useQueryClient();
  const { document, scope } = useCampaign();
  const listing = { settings: document, scope, run: useRunCampaign() };
  const { question, ask } = useQuestion();
  const editing = useListingEditing(
    useCampaignEditor(),
    (saved) => {
      toast('Campaign Settings updated successfully!');
      queries.setQueryData(campaignQuery(saved.campaign.id).queryKey, { data: saved });
    },
    async () => {
      const question = turningQuestion(now, document, Date.now());
      return question === null || (await ask(question));
    },
  );
  const named = document.collections.flatMap(({ exclusion, collectionId }) =>
    exclusion ? [] : [collectionId],
  );
  const [first = null] = named;
  const inheritanceOf = useInherited(first);
  const own = useMemo(() => ownSlots(document), [document]);
  const previewed = useMemo(() => ({ level: 'campaign', document }) as const, [document]);
  return (
    <>
      <ListingEditorFrame
        editing={editing}
        title={now.campaign.name}
        back={CAMPAIGNS}
        discardMessage="The campaign goes back to its last saved version. This can’t be undone."
        publish={<PublishButton now={now} save={editing.saving.save} showIssue={editing.showIssue} />}
        settings={previewed}
        conflict={CampaignConflict}
        versions={CampaignVersions}
        locked={now.runningTest !== null}
      >
        <CampaignTestNotice test={now.runningTest} />
        <CampaignDrafts />
        <BlockStatusNotice block="collection" />
        <StatusCard now={now} />
        <fieldset role="presentation" className="cw-editor-fields" disabled={now.runningTest !== null}>
          <NameCard />
          <ScheduleCard />
          <CollectionsCard />
          <FeaturingCards
            {...listing}
            inheritanceOf={inheritanceOf}
            collections={document.allCollections ? null : named}
          />
          <ListTranslationsCard {...listing} noun="this campaign" ownSlots={own} />
        </fieldset>
        <ExplainCard first={first} />
        <BlockStatusLine block="collection" />
      </ListingEditorFrame>
      <QuestionModal question={question} title="Save this campaign?" confirm="Save" cancel="Cancel" />
    </>
  );
}

/** Button that saves and publishes, or pauses a published campaign. */
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
    model.applyRemote(
      (document) => document,
      () => revision,
    ),
  );
  if (now.publishedAt !== null && now.status !== 'completed') {
    return (
      <Button
        loading={pause.isPending}
        disabled={isSaving || now.runningTest !== null}
        onClick={() => pause.mutate()}
      >
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
    <Button
      loading={publish.isPending}
      disabled={isSaving || now.runningTest !== null}
      onClick={() => void saveAndPublish()}
    >
      {isAhead ? 'Schedule' : 'Publish'}
    </Button>
  );
}

/** Notice that a running test locks the campaign. */
function CampaignTestNotice({ test }: { readonly test: SavedCampaign['runningTest'] }) {
  if (!test) return null;
  return (
    <Banner tone="warning" title="This campaign is in a running test">
      <p>
        It can’t be saved, published or paused until the test ends: shoppers have to see the same for as long
        as it runs. <Link url={experimentPath(test.id)}>{`Open “${test.name}”`}</Link>
      </p>
    </Banner>
  );
}
