import { addBar } from '@cartwright/core/cart/commands/progress-bar/bars';
import type { Bar } from '@cartwright/core/components/tiered-progress-bar/schema';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { useEffect, useState } from 'react';
import { scopeAt } from '../../../../../editor-kit/fields/field-scope';
import { useRefusedSave } from '../../../../../editor-kit/model/use-refused-save';
import { useCartScreen, useRun } from '../../model/editor-context';
import { type PanelProps, useSettings } from '../../model/use-settings';
import { BarSettings } from './bar-settings';
import './panel.css';

/** Tabs for up to three bars. */
export function TieredProgressBarPanel({ component }: PanelProps<'tiered_progress_bar'>) {
  const { componentId, settings } = component;
  const { scope, issues } = useSettings(component);
  const run = useRun();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { bars } = settings;
  const found = bars.findIndex((bar) => bar.id === chosenId);
  const index = found < 0 ? 0 : found;
  const bar = bars[index];

  const barId = bar?.id ?? null;
  const { look } = useCartScreen();
  useEffect(
    function tellWhichIsOpen() {
      look({ barId });
      return () => look({ barId: null });
    },
    [barId, look],
  );
  useRefusedSave(() => {
    const at = issues.find((issue) => issue.path[0] === 'bars')?.path[1];
    const problem = typeof at === 'number' ? bars[at] : undefined;
    if (problem) setChosenId(problem.id);
  });

  function add() {
    const before = new Set(bars.map(({ id }) => id));
    run((document) => {
      const added = addBar(document, { componentId, newId: () => crypto.randomUUID() });
      if (added.ok) {
        const changed = added.document.components.find((each) => each.componentId === componentId);
        const next = changed?.type === 'tiered_progress_bar' ? changed.settings.bars : [];
        setChosenId(next.find(({ id }) => !before.has(id))?.id ?? null);
      }
      return added;
    });
  }

  const problem = scope.error(['bars']);
  return (
    <>
      <div className="cw-bars" data-invalid={problem === undefined ? undefined : ''}>
        {bars.length > 1 && (
          <ButtonGroup variant="segmented">
            {bars.map((each, at) => (
              <Button key={each.id} pressed={at === index} onClick={() => setChosenId(each.id)}>
                {barName(each, at, scope.problems(['bars', at]).reported)}
              </Button>
            ))}
          </ButtonGroup>
        )}
        <Button onClick={add} disabled={bars.length >= LIST_LIMITS.bars}>
          Add progress bar
        </Button>
      </div>
      {problem !== undefined && <InlineError fieldID="bars" message={problem} />}
      {bar && (
        <BarSettings
          key={bar.id}
          componentId={componentId}
          bar={bar}
          onlyOne={bars.length === 1}
          issues={issues}
          path={['bars', index]}
          scope={scopeAt(scope, ['bars', index])}
        />
      )}
    </>
  );
}

/** Tab label of a bar, with its number of problems. */
function barName({ name }: Bar, at: number, problems: number): string {
  const numbered = `${at + 1}. ${name.trim() || 'Progress bar'}`;
  if (problems === 0) return numbered;
  return `${numbered} (${problems} ${problems === 1 ? 'problem' : 'problems'})`;
}
