import { setField } from '@cartwright/core/editing/set-field';
import { FALSE_WINNERS } from '@cartwright/core/experiments/document/experiment-document';
import { GOALS, type GoalId, goalsOf } from '@cartwright/core/experiments/document/goals';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { Text } from '@cartwright/ui/admin/text';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { CardProps } from './card-props';
import { setGoal } from './experiment-editing';

const FALSE_WINNERS_LABELS = { one_in_20: '1 in 20 tests (usual)', one_in_100: '1 in 100 tests' } as const;

/** Card of a test's goal, guardrails and error rates. */
export function GoalCard({ document, scope, run }: CardProps) {
  const { context, goalId, guardrails, falseWinners, checks, autoOptimize } = document;
  const possible = goalsOf(context);
  const goals = possible.includes(goalId) ? possible : [goalId, ...possible];
  const guarded = [...new Set([...possible, ...guardrails])].filter(
    (id) => id !== goalId || guardrails.includes(id),
  );
  const watch = (ids: readonly GoalId[]) =>
    run(setField('guardrails', [...ids], 'Choose what must not get worse'));
  return (
    <SettingsCard title="Goal">
      <SelectSetting
        label="Main goal"
        value={String(goalId)}
        options={goals.map((id) => ({ value: String(id), label: GOALS[id].name }))}
        help={`${GOALS[goalId].about} It alone decides the test.`}
        error={scope.error(['goalId'])}
        onChange={(chosen) => run(setGoal(Number(chosen) as GoalId))}
      />
      <SettingsGroup title="Must not get worse">
        {guarded.map((id) => {
          const problem = scope.error(['guardrails', guardrails.indexOf(id)]);
          return (
            <Checkbox
              key={id}
              label={GOALS[id].name}
              helpText={problem ?? GOALS[id].about}
              checked={guardrails.includes(id)}
              onChange={(isWatched) =>
                watch(isWatched ? [...guardrails, id] : guardrails.filter((each) => each !== id))
              }
            />
          );
        })}
      </SettingsGroup>
      <SelectSetting
        label="A difference that isn’t there may be called in"
        value={falseWinners}
        options={FALSE_WINNERS.map((value) => ({ value, label: FALSE_WINNERS_LABELS[value] }))}
        help="Fewer need more visitors."
        onChange={(chosen) => run(setField('falseWinners', chosen, 'Change false winners'))}
      />
      {autoOptimize ? (
        <Text as="p" tone="subdued">
          Checked every day, because shares are optimized automatically.
        </Text>
      ) : (
        <SelectSetting
          label="Checks"
          value={checks}
          options={[
            { value: 'weekly', label: 'Once a week' },
            { value: 'daily', label: 'Every day, from the seventh on' },
          ]}
          help="A test can only be decided at a check. Weekly checks see whole weeks, and need fewer visitors."
          onChange={(chosen) => run(setField('checks', chosen, 'Change checks'))}
        />
      )}
    </SettingsCard>
  );
}
