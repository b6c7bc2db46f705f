import { CAMPAIGN_STATUSES, CAMPAIGNS_PER_PAGE } from '@cartwright/core/contract/smart-collections';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Button, Icon, Pagination, Select, Text, TextField } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../editor-kit/pickers/dialog/use-debounced';
import { lazyDialog } from '../../shared/lazy-dialog';
import { loadErrorMessage } from '../../shared/load-error';
import { usePageTitle } from '../../shared/use-page-title';
import { CampaignRow } from './campaign-row';
import { BADGES } from './campaign-status';
import './campaigns-page.css';
import { CollectionsNav } from './collections-nav';
import { ReachLine } from './reach/reach-line';
import { ReachNotice } from './reach/reach-notice';
import { type CampaignPage, campaignsQuery } from './smart-collection-queries';

const ANY = 'any';

const CreateCampaign = lazyDialog(async () => (await import('./create-campaign-modal')).CreateCampaignModal);

/** The campaigns of the shop: find, create, publish, pause, delete. */
export function CampaignsPage() {
  usePageTitle('Campaigns');
  const [words, setWords] = useState('');
  const [place, setPlace] = useState<Omit<CampaignPage, 'search'>>({
    page: 1,
    limit: 10,
    status: undefined,
  });
  const [creating, setCreating] = useState(false);
  const search = useDebounced(words.trim());
  const found = useQuery(campaignsQuery({ ...place, search }));
  const isEmpty =
    found.data?.pagination.totalItems === 0 && search === '' && words === '' && place.status === undefined;
  return (
    <>
      <ListPage
        title="Collections"
        description="Campaigns decide what comes first on collection pages, and for how long."
        action={
          <Button variant="primary" onClick={() => setCreating(true)}>
            Create campaign
          </Button>
        }
        notice={
          <>
            <CollectionsNav />
            <ReachNotice />
          </>
        }
        state={stateOf()}
        below={<ReachLine />}
      />
      <CreateCampaign open={creating} onClose={() => setCreating(false)} />
    </>
  );

  function noneWords(): string {
    if (place.status === undefined) return `No campaign is called "${search}".`;
    const status = BADGES[place.status].name.toLowerCase();
    if (search === '') return `No campaign has the status “${status}”.`;
    return `No campaign with the status “${status}” is called "${search}".`;
  }

  function stateOf(): ListPageProps['state'] {
    if (found.data) {
      return isEmpty
        ? { kind: 'empty', content: <NoCampaigns onCreate={() => setCreating(true)} /> }
        : { kind: 'ready', content: list(found.data) };
    }
    if (found.isError) {
      return {
        kind: 'failed',
        message: loadErrorMessage(found.error),
        onRetry: () => void found.refetch(),
        busy: found.isFetching,
      };
    }
    return { kind: 'loading' };
  }

  function list({ campaigns, pagination }: NonNullable<typeof found.data>) {
    const { page, totalPages, totalItems } = pagination;
    return (
      <>
        <div className="cw-campaigns__search">
          <TextField
            label="Search campaigns"
            labelHidden
            placeholder="Search campaigns"
            value={words}
            onChange={(next) => {
              setWords(next);
              setPlace({ ...place, page: 1 });
            }}
            prefix={<Icon source={SearchIcon} />}
            autoComplete="off"
            clearButton
            onClearButtonClick={() => setWords('')}
          />
          <Select
            label="Status"
            labelHidden
            value={place.status ?? ANY}
            options={[
              { value: ANY, label: 'All statuses' },
              ...CAMPAIGN_STATUSES.map((value) => ({ value, label: BADGES[value].name })),
            ]}
            onChange={(chosen) =>
              setPlace({ ...place, page: 1, status: CAMPAIGN_STATUSES.find((each) => each === chosen) })
            }
          />
          <p className="cwa-visually-hidden" role="status">
            {(search !== '' || place.status !== undefined) &&
              (totalItems === 1 ? '1 campaign found' : `${totalItems} campaigns found`)}
          </p>
        </div>
        {campaigns.length === 0 ? (
          <div className="cw-campaigns__none">
            <Text as="p">{noneWords()}</Text>
            <Button
              onClick={() => {
                setWords('');
                setPlace({ ...place, page: 1, status: undefined });
              }}
            >
              Show all campaigns
            </Button>
          </div>
        ) : (
          <ul className="cw-campaigns" aria-label="Campaigns">
            {campaigns.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        )}
        {totalItems > CAMPAIGNS_PER_PAGE[0] && (
          <div className="cw-campaigns__foot">
            <Select
              label="Campaigns per page"
              labelInline
              value={String(place.limit)}
              options={CAMPAIGNS_PER_PAGE.map(String)}
              onChange={(limit) => {
                const chosen = CAMPAIGNS_PER_PAGE.find((each) => String(each) === limit);
                if (chosen) setPlace({ ...place, page: 1, limit: chosen });
              }}
            />
            <Pagination
              accessibilityLabel="Pages of campaigns"
              label={`${page} of ${Math.max(1, totalPages)}`}
              hasPrevious={page > 1}
              hasNext={page < totalPages}
              onPrevious={() => setPlace({ ...place, page: page - 1 })}
              onNext={() => setPlace({ ...place, page: page + 1 })}
            />
          </div>
        )}
      </>
    );
  }
}

function NoCampaigns({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="cw-campaigns__none">
      <Text as="h2" variant="headingMd">
        No campaigns yet
      </Text>
      <Text as="p" tone="subdued">
        Put the right products first on your collection pages: a launch, a season, a sale. Nothing changes in
        your store until you publish.
      </Text>
      <Button variant="primary" onClick={onCreate}>
        Create campaign
      </Button>
    </div>
  );
}
