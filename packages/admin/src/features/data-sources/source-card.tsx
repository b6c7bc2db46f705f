import {
  type CustomSource,
  type CustomSources,
  newSourceRule,
} from '@cartwright/core/data-sources/custom-source';
import { sourceTitle } from '@cartwright/core/data-sources/custom-sources-parts';
import type { Command } from '@cartwright/core/editing/set-field';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { EditIcon } from '@cartwright/ui/admin/icons';
import { Text } from '@cartwright/ui/admin/text';
import { useId, useState } from 'react';
import { type FieldScope, scopeAt } from '../../editor-kit/fields/field-scope';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { RuleFields } from './rule-fields';
import { ruleName } from './rule-messages';
import { removalMessage, sourceSummary } from './source-uses';
import { renameSource, setRule, setRules } from './sources-editing';
import { TrySource } from './try-source';

interface SourceProps {
  readonly source: CustomSource;
  /** Index in the document, and number of sources. */
  readonly at: number;
  readonly count: number;
  readonly scope: FieldScope;
  readonly run: (command: Command<CustomSources>) => unknown;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Names of widgets that use it. */
  readonly uses: readonly string[];
  readonly onRemove: () => void;
}

/** Card of a custom data source: name, and expanded, its rules and a trial. */
export function SourceCard(props: SourceProps) {
  const { source, at, count, isOpen, uses } = props;
  const [isAsking, setIsAsking] = useState(false);
  const fields = useId();
  const title = sourceTitle(source);
  return (
    <SettingsCard
      title={title}
      action={
        <ButtonGroup>
          <Button
            icon={EditIcon}
            variant="tertiary"
            pressed={isOpen}
            ariaExpanded={isOpen}
            ariaControls={fields}
            accessibilityLabel={`Edit ${title}`}
            onClick={() => props.onOpen(!isOpen)}
          />
          <RowActions
            name="data source"
            index={at}
            count={count}
            onRemove={() => (uses.length > 0 ? setIsAsking(true) : props.onRemove())}
          />
        </ButtonGroup>
      }
    >
      {!isOpen && (
        <Text as="p" tone="subdued">
          {sourceSummary(source.rules.length, uses)}
        </Text>
      )}
      <ConfirmModal
        open={isAsking}
        title={`Delete "${title}"?`}
        message={removalMessage(uses)}
        confirm="Delete data source"
        cancel="Cancel"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          props.onRemove();
        }}
        onCancel={() => setIsAsking(false)}
      />
      <div id={fields} hidden={!isOpen}>
        {isOpen && <OpenSource {...props} />}
      </div>
    </SettingsCard>
  );
}

function OpenSource({ source, at, scope: scopeOfAll, run }: SourceProps) {
  const { id, name, rules } = source;
  const scope = scopeAt(scopeOfAll, ['sources', at]);

  function add() {
    // Inserts above the catch-all rule.
    const added = [...rules.slice(0, -1), newSourceRule(crypto.randomUUID()), ...rules.slice(-1)];
    run(setRules(id, added, 'Add rule'));
  }
  function move(from: number, by: -1 | 1) {
    const moved = [...rules];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    run(setRules(id, moved, 'Move rule'));
  }
  return (
    <div className="cw-settings-card">
      <TextSetting
        scope={scope}
        path={['name']}
        label="Name"
        value={name}
        limit={TEXT_LIMITS.widgetName}
        onChange={(typed) => run(renameSource(id, typed))}
        help="Only you see it."
      />
      {rules.map((rule, place) => (
        <RuleFields
          key={rule.id}
          rule={rule}
          name={ruleName(rules, place)}
          at={place}
          count={rules.length}
          scope={scopeAt(scope, ['rules', place])}
          change={(changes, field) => run(setRule(id, rule.id, changes, field))}
          onMove={(by) => move(place, by)}
          onRemove={() =>
            run(
              setRules(
                id,
                rules.filter((each) => each.id !== rule.id),
                'Remove rule',
              ),
            )
          }
        />
      ))}
      <div>
        <Button disabled={rules.length >= LIST_LIMITS.sourceRules} onClick={add}>
          Add rule
        </Button>
      </div>
      <TrySource source={source} />
    </div>
  );
}
