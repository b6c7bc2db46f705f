import { builtInAt, sourceAt } from '@cartwright/core/data-sources/source-at';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { isEmptyStep, newStep, type StepSettings } from '@cartwright/core/widgets/bundle-settings';
import { MAX_STEP_PRODUCTS } from '@cartwright/core/widgets/validate-bundle';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { useEffect, useRef, useState } from 'react';
import { DragHandle } from '../../editor-kit/dnd/drag-handle';
import { SortableList } from '../../editor-kit/dnd/sortable-list';
import { AddToList } from '../../editor-kit/fields/add-to-list';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { Disclosure } from '../../editor-kit/fields/disclosure';
import { type FieldScope, scopeAt } from '../../editor-kit/fields/field-scope';
import { reordered } from '../../editor-kit/fields/reordered';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SourceFields } from '../../widget-settings/source-fields';
import type { BundleGroup } from './bundle-group';
import { stepName, stepSummary } from './bundle-labels';

/** Steps of a bundle, in order. */
export function BundleSteps({ bundle: { steps }, scope, change }: BundleGroup) {
  // Opens the first empty step.
  const [opened, setOpened] = useState(() => steps.find(isEmptyStep)?.id ?? null);
  const [added, setAdded] = useState<string | null>(null);
  const toggle = (id: string) => setOpened(opened === id ? null : id);
  const move = (from: number, to: number) =>
    change({ steps: reordered(steps, from, to) }, `steps.move.${steps[from]?.id}.${to}`);

  function add() {
    const step = newStep(crypto.randomUUID(), `Step ${steps.length + 1}`);
    setOpened(step.id);
    setAdded(step.id);
    change({ steps: [...steps, step] }, `steps.add.${step.id}`);
  }
  return (
    <SettingsGroup title="Steps">
      <SortableList
        label="Steps"
        noun="step"
        rows={steps}
        idOf={({ id }) => id}
        titleOf={({ title }) => title}
        onMove={move}
      >
        {(step, at) => {
          const own = scopeAt(scope, ['steps', at], step.id);
          const problems = own.problems([]);
          return (
            <div className="cw-bundle-row">
              <DragHandle id={step.id} title={stepName(step, at)} />
              <Disclosure
                title={stepName(step, at)}
                summary={stepSummary(step)}
                open={opened === step.id || problems.reported > 0}
                onToggle={() => toggle(step.id)}
                problems={problems}
                actions={
                  <RowActions
                    name="step"
                    index={at}
                    count={steps.length}
                    onMove={(by) => move(at, at + by)}
                    onRemove={() =>
                      change({ steps: steps.filter(({ id }) => id !== step.id) }, `steps.remove.${step.id}`)
                    }
                  />
                }
              >
                <StepFields
                  step={step}
                  isNew={step.id === added}
                  scope={own}
                  change={(changes, field) =>
                    change(
                      { steps: steps.map((each) => (each.id === step.id ? { ...each, ...changes } : each)) },
                      `steps.${step.id}.${field}`,
                    )
                  }
                />
              </Disclosure>
            </div>
          );
        }}
      </SortableList>
      <AddToList
        label="Add step"
        error={scope.error(['steps'])}
        disabled={steps.length >= LIST_LIMITS.bundleSteps}
        onAdd={add}
      />
    </SettingsGroup>
  );
}

function StepFields({
  step,
  isNew,
  scope,
  change,
}: {
  readonly step: StepSettings;
  /** Newly added: gets the focus. */
  readonly isNew: boolean;
  readonly scope: FieldScope;
  readonly change: (changes: Partial<StepSettings>, field: string) => void;
}) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(
    function goToNew() {
      if (isNew) fields.current?.querySelector('input')?.focus();
    },
    [isNew],
  );
  const { title, description, endpoint, products, productLimit, quantityInputs } = step;
  const set = (changes: Partial<StepSettings['quantityInputs']>, field: string) =>
    change({ quantityInputs: { ...quantityInputs, ...changes } }, field);
  return (
    <div className="cw-bundle-fields" ref={fields}>
      <TextSetting
        scope={scope}
        path={['title']}
        label="Title"
        value={title}
        limit={TEXT_LIMITS.title}
        onChange={(typed) => change({ title: typed }, 'title')}
      />
      <TextSetting
        scope={scope}
        path={['description']}
        label="Description"
        value={description}
        limit={TEXT_LIMITS.message}
        onChange={(typed) => change({ description: typed }, 'description')}
        help="Shown below the title. Leave blank to show none."
      />
      <SourceFields
        path={endpoint}
        products={products}
        productsHelp="Shown in this order. Products only sold as a subscription are left out."
        isOffered={(path) => sourceAt(path) !== null && builtInAt(path)?.knownBy !== 'store'}
        errors={{ path: scope.error(['endpoint']), products: scope.error(['products']) }}
        onPath={(path) => change({ endpoint: path }, 'endpoint')}
        onProducts={(chosen) => change({ products: chosen }, 'products')}
      />
      <AmountSetting
        scope={scope}
        path={['productLimit']}
        label="Products shown"
        value={productLimit}
        onChange={(limit) => change({ productLimit: limit }, 'productLimit')}
        decimals={0}
        help={`From 1 to ${MAX_STEP_PRODUCTS}.`}
      />
      <div className="cw-widget-editor__pair">
        <AmountSetting
          scope={scope}
          path={['quantityInputs', 'minQuantityPerStep']}
          label="Minimum from this step"
          value={quantityInputs.minQuantityPerStep}
          onChange={(value) => set({ minQuantityPerStep: value }, 'minQuantityPerStep')}
          decimals={0}
          help="0 makes the step optional."
        />
        <AmountSetting
          scope={scope}
          path={['quantityInputs', 'maxQuantityPerStep']}
          label="Maximum from this step"
          value={quantityInputs.maxQuantityPerStep}
          onChange={(value) => set({ maxQuantityPerStep: value }, 'maxQuantityPerStep')}
          decimals={0}
        />
      </div>
      <Checkbox
        label="Shoppers can choose a product several times"
        checked={quantityInputs.enabled}
        onChange={(enabled) => set({ enabled }, 'enabled')}
      />
      {quantityInputs.enabled && (
        <AmountSetting
          scope={scope}
          path={['quantityInputs', 'maxQuantityPerProduct']}
          label="Maximum of one product"
          value={quantityInputs.maxQuantityPerProduct}
          onChange={(value) => set({ maxQuantityPerProduct: value }, 'maxQuantityPerProduct')}
          decimals={0}
        />
      )}
    </div>
  );
}
