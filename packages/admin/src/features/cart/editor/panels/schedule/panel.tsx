import { CART_SCHEDULE } from '@cartwright/core/cart/cart-schedule-rules';
import { setSchedule } from '@cartwright/core/cart/commands/set-cart-fields';
import { Banner } from '@cartwright/ui/admin/banner';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { WindowFields } from '../../../../../editor-kit/schedule/window-fields';
import { zoneText } from '../../../../../editor-kit/schedule/zone-text';
import { loadErrorMessage } from '../../../../../shared/api/load-error';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { useTimezone } from '../../../../../shared/hooks/use-timezone';
import { useDocument, useRun } from '../../model/editor-context';
import { useScheduleIssues } from '../../model/use-schedule-issues';
import { AfterSave } from '../consequence/after-save';
import { FallbackSelect } from './fallback-select';

/** Schedule of the cart, and selector of the fallback. */
export function SchedulePanel() {
  const isScheduled = useDocument((document) => document.isScheduled);
  const run = useRun();
  const refused = useScheduleIssues(useTimezone()).some(({ path }) => path[0] === 'isScheduled');
  const { data: shop, error } = useQuery(shopQuery);
  return (
    <>
      <SettingsGroup title="Time">
        <div data-invalid={refused ? '' : undefined}>
          <Switch
            label="Schedule this cart"
            help="Shoppers see it between its start and end, instead of your other carts. It also has to be enabled."
            checked={isScheduled}
            onChange={(on) => run((document) => setSchedule(document, { fields: { isScheduled: on } }))}
          />
        </div>
        {shop && isScheduled && (
          <>
            <p>
              Time zone of your store: <strong>{zoneText(shop.timezone, new Date())}</strong>
            </p>
            <ScheduleFields timezone={shop.timezone} />
          </>
        )}
        <AfterSave />
        {error && !shop && <Banner tone="critical">{loadErrorMessage(error)}</Banner>}
      </SettingsGroup>
      <SettingsGroup title="Fallback cart">
        <FallbackSelect />
      </SettingsGroup>
    </>
  );
}

/** Start and end of the schedule, in the shop's time zone (IANA name). */
function ScheduleFields({ timezone }: { timezone: string }) {
  const startDate = useDocument((document) => document.startDate);
  const endDate = useDocument((document) => document.endDate);
  const run = useRun();
  const issues = useScheduleIssues(timezone);
  return (
    <WindowFields
      window={{ startDate, endDate }}
      rules={CART_SCHEDULE}
      timezone={timezone}
      issues={issues}
      onChange={(fields) => run((document) => setSchedule(document, { fields }))}
    />
  );
}
