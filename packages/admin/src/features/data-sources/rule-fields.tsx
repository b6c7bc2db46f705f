import {
  newCondition,
  newResult,
  type RuleResult,
  type SourceCondition,
  type SourceRule,
} from '@cartwright/core/data-sources/custom-source';
import { isServerSource, sourceAt } from '@cartwright/core/data-sources/source-at';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Banner } from '@cartwright/ui/admin/banner';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { Text } from '@cartwright/ui/admin/text';
import { useId } from 'react';
import { AddToList } from '../../editor-kit/fields/add-to-list';
import { type FieldScope, scopeAt } from '../../editor-kit/fields/field-scope';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TagField } from '../../editor-kit/pickers/tags/tag-field';
import { SourceFields } from '../../widget-settings/source-fields';
import { ConditionFields } from './condition-fields';
import { neverHoldsMessage } from './rule-messages';

interface RuleProps {
  readonly rule: SourceRule;
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly scope: FieldScope;
  /** `field` names the changed field: consecutive edits of it are one undo step. */
  readonly change: (changes: Partial<SourceRule>, field: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Fields of a rule: conditions and product sources. The last rule has no conditions. */
export function RuleFields({ rule, name, at, count, scope, change, onMove, onRemove }: RuleProps) {
  const id = useId();
  const isLast = at === count - 1;
  const warning = neverHoldsMessage(rule);
  return (
    <section className="cw-source-rule" aria-labelledby={id}>
      <div className="cw-settings-card__head">
        <Text as="h3" variant="headingSm" id={id}>
          {name}
        </Text>
        {!isLast && (
          <ButtonGroup>
            <RowActions name="rule" index={at} count={count - 1} onMove={onMove} onRemove={onRemove} />
          </ButtonGroup>
        )}
      </div>
      {(!isLast || rule.conditions.length > 0) && <Conditions rule={rule} scope={scope} change={change} />}
      {warning !== null && (
        <Banner tone="warning">
          <p>{warning}</p>
        </Banner>
      )}
      <Results rule={rule} scope={scope} change={change} />
      {!isLast && (
        <Checkbox
          label="Stop here when this rule holds"
          helpText="Otherwise the rules below fill the places that are left."
          checked={rule.exitIfMatched}
          onChange={(exitIfMatched) => change({ exitIfMatched }, 'exitIfMatched')}
        />
      )}
    </section>
  );
}

type PartProps = Pick<RuleProps, 'rule' | 'scope' | 'change'>;

function Conditions({ rule: { conditions, match }, scope, change }: PartProps) {
  const set = (next: readonly SourceCondition[], field: string) =>
    change({ conditions: [...next] }, `conditions.${field}`);
  return (
    <>
      {conditions.length > 1 && (
        <SelectSetting
          label="If"
          value={match}
          options={[
            { value: 'all', label: 'All conditions hold' },
            { value: 'any', label: 'At least one condition holds' },
          ]}
          onChange={(chosen) => change({ match: chosen }, 'match')}
        />
      )}
      {conditions.map((condition, at) => (
        // Conditions have no id.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className="cw-source-rule__part">
          <ConditionFields
            condition={condition}
            scope={scopeAt(scope, ['conditions', at])}
            onChange={(changed, field) =>
              set(
                conditions.map((each, place) => (place === at ? changed : each)),
                `${at}.${field}`,
              )
            }
          />
          <div>
            <RowActions
              name="condition"
              index={at}
              count={conditions.length}
              onRemove={() =>
                set(
                  conditions.filter((_, place) => place !== at),
                  'remove',
                )
              }
            />
          </div>
        </div>
      ))}
      <AddToList
        label="Add condition"
        variant="plain"
        error={scope.error(['conditions'])}
        disabled={conditions.length >= LIST_LIMITS.ruleConditions}
        onAdd={() => set([...conditions, newCondition('cart')], 'add')}
      />
    </>
  );
}

function Results({ rule: { results }, scope, change }: PartProps) {
  const set = (next: readonly RuleResult[], field: string) =>
    change({ results: [...next] }, `results.${field}`);
  const setAt = (at: number, changes: Partial<RuleResult>, field: string) =>
    set(
      results.map((each, place) => (place === at ? { ...each, ...changes } : each)),
      `${at}.${field}`,
    );
  return (
    <>
      {results.map((result, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result has nothing of its own but its place
        <div key={at} className="cw-source-rule__part">
          <SourceFields
            path={result.path}
            products={result.products}
            isOffered={isOffered}
            errors={{
              path: scope.error(['results', at, 'path']),
              products: scope.error(['results', at, 'products']),
            }}
            onPath={(path) => setAt(at, { path }, 'path')}
            onProducts={(products) => setAt(at, { products }, 'products')}
          />
          <TagField
            label="Only products with a tag"
            limit={LIST_LIMITS.conditionValues}
            value={result.onlyTags}
            onChange={(onlyTags) => setAt(at, { onlyTags }, 'onlyTags')}
          />
          {results.length > 1 && (
            <div>
              <RowActions
                name="source"
                index={at}
                count={results.length}
                onRemove={() =>
                  set(
                    results.filter((_, place) => place !== at),
                    'remove',
                  )
                }
              />
            </div>
          )}
        </div>
      ))}
      <AddToList
        label="Add another source"
        variant="plain"
        error={scope.error(['results'])}
        disabled={results.length >= LIST_LIMITS.ruleResults}
        onAdd={() => set([...results, newResult('/products/top_sellers')], 'add')}
      />
    </>
  );
}

function isOffered(path: string): boolean {
  const at = sourceAt(path);
  return at !== null && isServerSource(at);
}
