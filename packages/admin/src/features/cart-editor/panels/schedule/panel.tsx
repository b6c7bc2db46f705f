import { setSchedule } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { Banner } from '@cartwright/ui/admin/banner';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { SettingsGroup } from '../../../../editor-kit/fields/settings-group';
import { zoneText } from '../../../../editor-kit/schedule/zone-text';
import { loadErrorMessage } from '../../../../shared/api/load-error';
import { shopQuery } from '../../../../shared/api/shop-query';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { useDocument, useRun } from '../../model/editor-context';
import { useScheduleIssues } from '../../model/use-schedule-issues';
import { AfterSave } from '../consequence/after-save';
import { FallbackSelect } from './fallback-select';
import { ScheduleFields } from './schedule-fields';

/** When the cart is live, and which one is when no other is. */
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
