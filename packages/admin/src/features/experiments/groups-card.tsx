import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { GROUPINGS, type Grouping } from '@cartwright/core/experiments/goals/visitor-groups';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/components/loaded';
import { groupsQuery } from './experiment-calls';
import { FigureTable } from './figure-table';
import type { DecisionFormats } from './goal-figure';
import { GROUP_TITLES, groupNotes, groupRows } from './group-rows';

interface Shown {
  readonly experiment: ExperimentDocument;
  /** End of the counted period (ISO 8601), and all visitors until then. */
  readonly until: string;
  readonly visitors: number;
  readonly formats: DecisionFormats;
}

/** Card of the main goal by visitor group, for exploration. */
export function GroupsCard(shown: Shown) {
  return (
    <Card>
      <div className="cw-test-card">
        <Text as="h2" variant="headingMd">
          By market and device
        </Text>
        <Text as="p" tone="subdued">
          For exploring only: these figures decide nothing. Small groups differ by chance, and among many
          groups some always look better.
        </Text>
        {GROUPINGS.map((by) => (
          <Groups key={by} by={by} {...shown} />
        ))}
      </div>
    </Card>
  );
}

function Groups({ by, experiment, until, visitors, formats }: Shown & { readonly by: Grouping }) {
  const { id } = experiment;
  const groups = useQuery(groupsQuery(id, by, until));
  return (
    <>
      <Text as="h3" variant="headingSm">
        {GROUP_TITLES[by]}
      </Text>
      <Loaded query={groups} what={`the figures ${by === 'market' ? 'by market' : 'by device'}`}>
        {(response) => (
          <>
            {response.groups.length === 0 ? (
              <Text as="p">{visitors === 0 ? 'No visitors yet.' : 'All visitors were forgotten.'}</Text>
            ) : (
              <FigureTable
                id={id}
                label={GROUP_TITLES[by]}
                figures={groupRows(experiment, by, response, formats)}
                until={until}
                formats={formats}
                isBusy={groups.isPlaceholderData}
              />
            )}
            <div className="cw-test-card__notes">
              {groupNotes(by, response, visitors, formats).map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
