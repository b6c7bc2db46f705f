import { TIER_LABELS } from '@cartwright/core/components/tiered-progress-bar/labels';
import { decimalsOf } from '@cartwright/core/money/currency';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { CONVERTED } from '../../../../../shared/api/use-several-currencies';
import type { TierFieldsProps } from './tier-fields';
import { currencySign } from './tier-messages';

/** Minimum per presentment currency; blank ones are converted from the shop's (ADR 142). */
export function TierCurrencies({ tier, currency, change, scope }: TierFieldsProps) {
  const { data: shop } = useQuery(shopQuery);
  const { presentmentCurrencies: own } = tier;
  const offered = (shop?.enabledPresentmentCurrencies ?? []).filter((each) => each !== currency);
  const shown = [...new Set([...offered, ...own.currencies])].sort();
  if (shown.length === 0) return null;

  function setMinimum(code: string, minimum: number | null) {
    const { [code]: _before, ...others } = own.minimums;
    const minimums = minimum === null ? others : { ...others, [code]: minimum };
    change({ presentmentCurrencies: { ...own, minimums } }, `minimums.${code}`);
  }
  return (
    <>
      <Switch
        label={TIER_LABELS['presentmentCurrencies.enabled']}
        help={`${own.enabled ? 'Blank ones are' : 'Now they’re'} ${CONVERTED}`}
        checked={own.enabled}
        onChange={(enabled) =>
          change({ presentmentCurrencies: { ...own, enabled, currencies: enabled ? shown : own.currencies } })
        }
      />
      {own.enabled && (
        <div className="cw-fields-row">
          {shown.map((code) => (
            <AmountSetting
              key={code}
              scope={scope}
              path={['presentmentCurrencies', 'minimums', code]}
              label={`Minimum in ${code}`}
              value={own.minimums[code] ?? null}
              onChange={(minimum) => setMinimum(code, minimum)}
              decimals={decimalsOf(code)}
              prefix={currencySign(code, navigator.language)}
              placeholder="Converted"
            />
          ))}
        </div>
      )}
    </>
  );
}
