import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { CAMPAIGN_SCHEDULE } from '@cartwright/core/collections/campaign-schedule';
import { issue } from '@cartwright/core/editing/issue';
import { setField } from '@cartwright/core/editing/set-field';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { WindowFields } from '../../editor-kit/schedule/window-fields';
import { zoneText } from '../../editor-kit/schedule/zone-text';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { useCampaign, useRunCampaign } from './listing-editor';

/** Card of a campaign's schedule. */
export function ScheduleCard() {
  const { document, scope } = useCampaign();
  const run = useRunCampaign();
  const shop = useQuery(shopQuery);
  const timezone = shop.data?.timezone;
  const issues = (['startDate', 'endDate'] as const).flatMap((field) => {
    const message = scope.error([field]);
    return message === undefined ? [] : [issue('date', [field], message)];
  });
  return (
    <SettingsCard title="Schedule" help="Without a start, the campaign begins when you publish it.">
      {timezone !== undefined && (
        <>
          <Text as="p">
            Time zone of your store: <strong>{zoneText(timezone, new Date())}</strong>
          </Text>
          <WindowFields
            window={document}
            rules={CAMPAIGN_SCHEDULE}
            timezone={timezone}
            issues={issues}
            hasEnd={!document.noEndDate}
            onChange={(changes) =>
              run((before) => ({
                ok: true,
                document: { ...before, ...changes },
                label: 'Change schedule',
                history: 'record',
              }))
            }
          />
          <Checkbox
            label="No end date"
            helpText="Runs until you pause it."
            checked={document.noEndDate}
            onChange={(on) =>
              run(setField<CampaignDocument, 'noEndDate'>('noEndDate', on, 'Turn end date on or off'))
            }
          />
        </>
      )}
      {shop.isError && timezone === undefined && (
        <LoadFailed
          message={loadErrorMessage(shop.error)}
          onRetry={() => void shop.refetch()}
          busy={shop.isFetching}
        />
      )}
    </SettingsCard>
  );
}
