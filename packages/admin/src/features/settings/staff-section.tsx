import { listStaffActions, STAFF_ACTIONS, type StaffAction } from '@cartwright/core/contract/staff-actions';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { Loaded } from '../../shared/components/loaded';
import { momentText } from '../../shared/format/schedule-text';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { featureName } from './feature-messages';
import { SettingsSection } from './settings-section';

/** Query key prefix of this section. */
export const STAFF_ACTIONS_KEY = ['staff-actions'] as const;

const staffActionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...STAFF_ACTIONS_KEY, page],
    queryFn: ({ signal }) =>
      responseOf(
        api.call(listStaffActions, { params: {}, query: { page, limit: 5 }, body: undefined, signal }),
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Section of changes by the app's staff. */
export function StaffSection() {
  const [page, setPage] = useState(1);
  const actions = useQuery(staffActionsQuery(page));
  return (
    <SettingsSection
      title="Changes by Cartwright support"
      description="What our staff changed in your store in the last year."
    >
      <Loaded query={actions} what="changes by support">
        {({ staffActions, pagination: { totalItems, totalPages } }) =>
          totalItems === 0 ? (
            <Text as="p" tone="subdued">
              Support hasn’t changed anything.
            </Text>
          ) : (
            <>
              <ul className="cw-settings__list" aria-label="Changes by Cartwright support">
                {staffActions.map((each) => (
                  <Action key={each.id} action={each} />
                ))}
              </ul>
              {totalPages > 1 && (
                <div className="cw-settings__pages">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Newer
                  </Button>
                  <span role="status">
                    Page {page} of {totalPages}
                  </span>
                  <Button disabled={page >= totalPages} onClick={() => setPage(page + 1)}>
                    Older
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

function Action({ action: { at, by, action, subject, note } }: { action: StaffAction }) {
  const timezone = useTimezone();
  return (
    <li>
      <div>
        <span className="cw-settings__name">
          {STAFF_ACTIONS[action] ?? action}
          {subject !== null && `: ${action.startsWith('feature_') ? featureName(subject) : subject}`}
        </span>
        {note !== null && <span className="cw-settings__help">“{note}”</span>}
        <span className="cw-settings__help">
          {by}, <time dateTime={at}>{momentText(at, timezone)}</time>
        </span>
      </div>
    </li>
  );
}
