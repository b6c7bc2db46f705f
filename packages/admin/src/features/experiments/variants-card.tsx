import { setField } from '@cartwright/core/editing/set-field';
import { variantName } from '@cartwright/core/experiments/document/experiment-document';
import { optimizeFault } from '@cartwright/core/experiments/document/validate-experiment';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Text } from '@cartwright/ui/admin/text';
import { useId } from 'react';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { CardProps } from './card-props';
import { setVariant, setVariants } from './experiment-editing';
import { CONTEXTS } from './experiment-messages';
import { useTested } from './use-tested';

const OPTIMIZE_HELP =
  'Every day, new visitors move to the two variants that are doing best; each variant keeps at least 1 %. Shares stay as they are until every variant has 100 visitors. Needs three variants or more. A verdict takes more visitors.';

/** Extra note on the variants of a context. */
const MORE: Readonly<Partial<Record<CardProps['document']['context'], string>>> = {
  smart_cart: ' Checkout gives everybody the rewards of the cart that they see.',
  collection: ' The control says when and in which collections.',
};

/** Placeholder value of the selector. */
const NOTHING = '';

/** Card of the variants: document and traffic share of each. */
export function VariantsCard({ document, scope, run }: CardProps) {
  const { context, variants } = document;
  const { tested, isFailed } = useTested(context);
  const errorId = useId();
  const { one } = CONTEXTS[context];
  const error = scope.error(['variants']);
  const add = () =>
    run(
      setVariants([...variants, { id: crypto.randomUUID(), documentId: null, traffic: null }], 'Add variant'),
    );
  const cantOptimize = optimizeFault(document);
  return (
    <SettingsCard
      title="What is tested"
      help={`${CONTEXTS[context].title}: shoppers who allow analytics see one of these, the same at each visit. Others see the control.${MORE[context] ?? ''}`}
    >
      {variants.map(({ id, documentId, traffic }, at) => {
        const name = variantName(at);
        const path = ['variants', at, 'documentId'];
        return (
          <div key={id} className="cw-variant">
            <SelectSetting
              label={at === 0 ? `${name}: the ${one} that shoppers see now` : `${name}: the ${one} to test`}
              value={documentId ?? NOTHING}
              options={optionsOf(tested, documentId, one)}
              error={scope.error(path) ?? (isFailed ? `Your ${one}s couldn’t be loaded.` : undefined)}
              onChange={(chosen) =>
                run(setVariant(id, { documentId: chosen === NOTHING ? null : chosen }, `Choose ${one}`))
              }
            />
            <AmountSetting
              scope={scope}
              path={['variants', at, 'traffic']}
              label={`Share of ${name}`}
              value={traffic}
              decimals={0}
              suffix="%"
              onChange={(next) => run(setVariant(id, { traffic: next }, 'Change share'))}
            />
            <div className="cw-variant__remove">
              {at > 0 && variants.length > 2 && (
                <RowActions
                  name="variant"
                  index={at}
                  count={variants.length}
                  onRemove={() =>
                    run(
                      setVariants(
                        variants.filter((each) => each.id !== id),
                        'Remove variant',
                      ),
                    )
                  }
                />
              )}
            </div>
          </div>
        );
      })}
      {error !== undefined && <InlineError message={error} fieldID={errorId} />}
      {tested?.length === 0 && (
        <Text as="p" tone="subdued">{`There is no ${one} yet that a test could show.`}</Text>
      )}
      <Checkbox
        label="Optimize automatically"
        checked={document.autoOptimize}
        disabled={cantOptimize !== null && !document.autoOptimize}
        helpText={scope.error(['autoOptimize']) ?? cantOptimize ?? OPTIMIZE_HELP}
        onChange={(on) => run(setField('autoOptimize', on, 'Optimize automatically'))}
      />
      <div>
        <Button disabled={variants.length >= LIST_LIMITS.experimentVariants} onClick={add}>
          Add variant
        </Button>
      </div>
    </SettingsCard>
  );
}

function optionsOf(
  tested: readonly { readonly id: string; readonly name: string }[] | undefined,
  chosen: string | null,
  one: string,
) {
  const known = (tested ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isGone = chosen !== null && !known.some(({ value }) => value === chosen);
  return [
    { value: NOTHING, label: tested ? `Choose a ${one}` : 'Loading…' },
    ...known,
    ...(isGone ? [{ value: chosen, label: tested ? `A ${one} that no longer exists` : 'Loading…' }] : []),
  ];
}
