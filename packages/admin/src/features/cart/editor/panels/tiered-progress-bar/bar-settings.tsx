import { removeBar, updateBar } from '@cartwright/core/cart/commands/progress-bar/bars';
import { addTier } from '@cartwright/core/cart/commands/progress-bar/tiers';
import { BAR_LABELS, TIER_LABELS } from '@cartwright/core/components/tiered-progress-bar/labels';
import { type Bar, TIER_TYPES } from '@cartwright/core/components/tiered-progress-bar/schema';
import { BAR_TEXTS } from '@cartwright/core/components/tiered-progress-bar/texts';
import type { Issue, Path } from '@cartwright/core/editing/issue';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Popover } from '@cartwright/ui/admin/popover';
import { Text } from '@cartwright/ui/admin/text';
import { useState } from 'react';
import { type FieldScope, scopeAt } from '../../../../../editor-kit/fields/field-scope';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import { useFocusAdded } from '../../../../../editor-kit/list/use-focus-added';
import { issuesUnder } from '../../../../../editor-kit/model/issues';
import { useRefusedSave } from '../../../../../editor-kit/model/use-refused-save';
import { useRun } from '../../model/editor-context';
import type { BarFieldsProps, ChangeBar } from './bar-fields';
import { BarRules } from './bar-rules';
import { TierCard } from './tier-card';
import { orderMessage } from './tier-messages';

interface BarSettingsProps {
  readonly componentId: string;
  readonly bar: Bar;
  readonly onlyOne: boolean;
  readonly issues: readonly Issue[];
  readonly path: Path;
  readonly scope: FieldScope;
}

/** Settings of a bar: its tiers, then shared fields. */
export function BarSettings({ componentId, bar, onlyOne, issues, path, scope }: BarSettingsProps) {
  const run = useRun();
  const place = { componentId, barId: bar.id };
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState(false);
  const { added, focusAdded } = useFocusAdded<string>();
  const tierIssues = (index: number) => issuesUnder(issues, [...path, 'tiers', index]);

  useRefusedSave(() => {
    const problems = bar.tiers.filter((_tier, index) => tierIssues(index).length > 0);
    setOpen((before) => new Set([...before, ...problems.map(({ id }) => id)]));
  });

  const change: ChangeBar = (changes, field) =>
    run((document) => updateBar(document, { ...place, changes, field }));
  const toggle = (id: string) =>
    setOpen(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  const tiersProblem = scope.error(['tiers']);

  return (
    <>
      <SettingsGroup title="Tiers">
        <Text as="p" tone="subdued">
          {orderMessage(bar.tiers)}
        </Text>
        <ol className="cw-tiers" aria-label="Tiers">
          {bar.tiers.map((tier, index) => (
            <li key={tier.id} ref={focusAdded(tier.id)}>
              <TierCard
                place={{ ...place, tierId: tier.id }}
                tier={tier}
                bar={bar}
                index={index}
                open={open.has(tier.id)}
                onToggle={() => toggle(tier.id)}
                problems={scope.problems(['tiers', index])}
                scope={scopeAt(scope, ['tiers', index], tier.id)}
              />
            </li>
          ))}
        </ol>
        {tiersProblem !== undefined && <InlineError fieldID="tiers" message={tiersProblem} />}
        <div data-invalid={tiersProblem === undefined ? undefined : ''}>
          <AddTier
            full={bar.tiers.length >= LIST_LIMITS.tiers}
            onAdd={(type) => {
              const newId = crypto.randomUUID();
              run((document) => addTier(document, { ...place, type, newId: () => newId }));
              setOpen((before) => new Set([...before, newId]));
              added(newId);
            }}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="Progress bar">
        <TextSetting
          scope={scope}
          path={['name']}
          label={BAR_LABELS.name}
          value={bar.name}
          limit={TEXT_LIMITS.barName}
          onChange={(name) => change({ name })}
          help="Only you see it."
        />
        <BarRules bar={bar} change={change} scope={scope} />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        <BarTexts bar={bar} change={change} scope={scope} />
      </SettingsGroup>
      {!onlyOne && (
        <div>
          <Button tone="critical" variant="plain" onClick={() => setRemoving(true)}>
            Remove this progress bar
          </Button>
        </div>
      )}
      <ConfirmModal
        open={removing}
        title="Remove this progress bar?"
        message="Its tiers are removed too. You can undo this until you leave the editor."
        confirm="Remove"
        cancel="Cancel"
        destructive
        onConfirm={() => {
          setRemoving(false);
          run((document) => removeBar(document, place));
        }}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}

function AddTier({ full, onAdd }: { full: boolean; onAdd: (type: (typeof TIER_TYPES)[number]) => void }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <Popover
        active={choosing}
        onClose={() => setChoosing(false)}
        activator={
          <Button disclosure disabled={full} onClick={() => setChoosing(true)}>
            {full ? `A bar can have at most ${LIST_LIMITS.tiers} tiers` : 'Add tier'}
          </Button>
        }
      >
        <ActionList
          actionRole="menuitem"
          items={TIER_TYPES.map((type) => ({
            content: TIER_LABELS.type.valueLabels[type],
            onAction: () => {
              setChoosing(false);
              onAdd(type);
            },
          }))}
        />
      </Popover>
    </div>
  );
}

/** Texts of a bar. */
function BarTexts({ bar, change, scope }: BarFieldsProps) {
  return (
    <LanguageTexts
      scope={scope}
      language={bar.language}
      table={BAR_TEXTS}
      names={['freeShippingRemaining', 'freeShippingReached', 'giftAreaTitle']}
      change={(language, field) => change({ language }, field)}
    />
  );
}
