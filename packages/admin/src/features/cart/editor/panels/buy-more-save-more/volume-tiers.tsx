import type { BuyMoreSaveMore } from '@cartwright/core/cart/buy-more-save-more';
import {
  addVolumeTier,
  removeVolumeTier,
  updateVolumeTier,
} from '@cartwright/core/cart/commands/buy-more-save-more/volume-discount';
import { decimalsOf } from '@cartwright/core/money/currency';
import { majorToSubunits } from '@cartwright/core/money/decimal';
import { formatMoney } from '@cartwright/core/money/format-money';
import { offerText } from '@cartwright/core/rewards/volume-offers';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { DeleteIcon } from '@cartwright/ui/admin/icons';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { AddToList } from '../../../../../editor-kit/fields/add-to-list';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { type FieldScope, scopeAt } from '../../../../../editor-kit/fields/field-scope';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { useRun } from '../../model/editor-context';
import { currencySign } from '../tiered-progress-bar/tier-messages';
import './volume-tiers.css';

/** Tiers in ascending order, each with its message. */
export function VolumeTiers({
  volume,
  scope,
}: {
  readonly volume: BuyMoreSaveMore;
  readonly scope: FieldScope;
}) {
  const run = useRun();
  const currency = useQuery(shopQuery).data?.currency ?? null;
  const { tiers, discountType, language } = volume;
  const percentage = discountType === 'percentage';
  const problem = scope.error(['tiers']);

  function worth(discount: number): string {
    const amount = majorToSubunits(discount);
    if (percentage || currency === null || amount === null) return `${discount}${percentage ? '%' : ''}`;
    return formatMoney(amount, currency, navigator.language);
  }
  return (
    <>
      <ol className="cw-volume-tiers" aria-label="Tiers">
        {tiers.map((tier, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is told by its place alone, and its fields hold nothing of their own.
          <li key={index}>
            <fieldset className="cw-volume-tiers__tier">
              <legend className="cwa-visually-hidden">Tier {index + 1}</legend>
              <AmountSetting
                scope={scopeAt(scope, ['tiers', index])}
                path={['quantity']}
                label="Quantity"
                value={tier.quantity}
                onChange={(quantity) =>
                  run((present) => updateVolumeTier(present, { index, changes: { quantity } }))
                }
                decimals={0}
                suffix="items"
              />
              <AmountSetting
                scope={scopeAt(scope, ['tiers', index])}
                path={['discount']}
                label="Discount"
                value={tier.discount}
                onChange={(discount) =>
                  run((present) => updateVolumeTier(present, { index, changes: { discount } }))
                }
                decimals={percentage ? 2 : decimalsOf(currency ?? '')}
                {...(percentage
                  ? { suffix: '%' }
                  : currency !== null && { prefix: currencySign(currency, navigator.language) })}
              />
              <div className="cw-volume-tiers__remove">
                <Button
                  icon={DeleteIcon}
                  variant="tertiary"
                  disabled={tiers.length === 1}
                  accessibilityLabel={`Remove tier ${index + 1}`}
                  onClick={() => run((present) => removeVolumeTier(present, { index }))}
                />
              </div>
            </fieldset>
            {tier.quantity !== null && tier.discount !== null && (
              <Text as="p" tone="subdued">
                {offerText(language.bmsmDiscountMessage, tier.quantity, worth(tier.discount))}
              </Text>
            )}
          </li>
        ))}
      </ol>
      <AddToList
        label="Add tier"
        error={problem}
        disabled={tiers.length >= LIST_LIMITS.volumeTiers}
        onAdd={() => run(addVolumeTier)}
      />
    </>
  );
}
