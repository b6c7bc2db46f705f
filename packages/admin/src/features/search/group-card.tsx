import type { Command } from '@cartwright/core/editing/set-field';
import type { KeywordGroup, KeywordGroups } from '@cartwright/core/search/keyword-groups';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { EditIcon } from '@cartwright/ui/admin/icons';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { setGroup } from './groups-editor';
import { InfluenceList, NEW_INFLUENCE } from './influence-list';
import { searchSettingsQuery } from './search-queries';
import { TermField } from './term-field';

export type GroupFocus = 'name' | 'product' | 'redirect';

interface GroupProps {
  readonly group: KeywordGroup;
  /** Index, and number of groups. */
  readonly at: number;
  readonly count: number;
  readonly scope: FieldScope;
  readonly run: (command: Command<KeywordGroups>) => unknown;
  readonly isOpen: boolean;
  /** Field to focus after opening. */
  readonly focusOn: GroupFocus | null;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Card of a keyword group: title, and expanded, its settings. */
export function GroupCard(props: GroupProps) {
  const { group, at, count, isOpen } = props;
  const fields = useId();
  return (
    <SettingsCard
      title={group.keywordGroupName.trim() || 'New group'}
      action={
        <ButtonGroup>
          <Button
            icon={EditIcon}
            variant="tertiary"
            pressed={isOpen}
            ariaExpanded={isOpen}
            ariaControls={fields}
            accessibilityLabel={`Edit group ${at + 1}`}
            onClick={() => props.onOpen(!isOpen)}
          />
          <RowActions name="group" index={at} count={count} onMove={props.onMove} onRemove={props.onRemove} />
        </ButtonGroup>
      }
    >
      {!isOpen && (
        <Text as="p" tone="subdued">
          {summaryOf(group)}
        </Text>
      )}
      <div id={fields} hidden={!isOpen}>
        {isOpen && <GroupFields {...props} />}
      </div>
    </SettingsCard>
  );
}

function GroupFields({ group, at, scope, run, focusOn }: GroupProps) {
  const name = useRef<HTMLDivElement>(null);
  const products = useRef<HTMLDivElement>(null);
  const redirect = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn === null) return;
    const { current } = { name, product: products, redirect }[focusOn];
    current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [focusOn]);
  const path = (...steps: (string | number)[]) => ['groups', at, ...steps];
  const set = (changes: Partial<KeywordGroup>) => run(setGroup(group.id, changes));
  const entries = group.keywordInfluence;
  const hidden = useQuery(searchSettingsQuery).data?.settings.excludedProducts ?? [];
  const warningOf = (id: number) =>
    hidden.some(({ productId }) => productId === id) ? 'Hidden from search, so it isn’t shown' : null;
  return (
    <div className="cw-settings-card">
      <div ref={name}>
        <TextSetting
          scope={scope}
          path={path('keywordGroupName')}
          label="Name"
          help="Only you see it."
          limit={TEXT_LIMITS.title}
          value={group.keywordGroupName}
          onChange={(keywordGroupName) => set({ keywordGroupName })}
        />
      </div>
      <TermField
        label="Keywords"
        help="Whole words, or phrases. Separate them with commas."
        value={group.keywords}
        limit={LIST_LIMITS.keywords}
        error={keywordError(group, at, scope)}
        onChange={(keywords) => set({ keywords })}
      />
      <div ref={products}>
        <ProductField
          label="Promoted products"
          help="Always first, even if they don’t match the search."
          purpose="any"
          limit={LIST_LIMITS.promotedProducts}
          warningOf={warningOf}
          value={group.promotedProducts.map(({ productId }) => ({ product_id: productId, variant_ids: [] }))}
          onChange={(chosen) =>
            set({ promotedProducts: chosen.map(({ product_id }) => ({ productId: product_id })) })
          }
          error={scope.error(path('promotedProducts'))}
        />
      </div>
      {group.promotedProducts.length > 0 && (
        <Checkbox
          label="First in every sort order"
          helpText="If off, only when shoppers sort by relevance."
          checked={group.promotedProductsAlwaysFirst}
          onChange={(promotedProductsAlwaysFirst) => set({ promotedProductsAlwaysFirst })}
        />
      )}
      <Checkbox
        label="Send shoppers to another page"
        helpText="If they search for exactly one of the keywords, this page opens instead of the results."
        checked={group.redirectEnabled}
        onChange={(redirectEnabled) => set({ redirectEnabled })}
      />
      {group.redirectEnabled && (
        <div ref={redirect}>
          <TextSetting
            scope={scope}
            path={path('redirectUrl')}
            label="Address"
            help="A path in your store, such as /collections/coffee, or a web address."
            limit={TEXT_LIMITS.address}
            value={group.redirectUrl}
            onChange={(redirectUrl) => set({ redirectUrl })}
          />
        </div>
      )}
      <Text as="h3" variant="headingSm">
        Ranking
      </Text>
      {entries.length > 0 && (
        <InfluenceList
          entries={entries}
          path={path('keywordInfluence')}
          scope={scope}
          onChange={(keywordInfluence) => set({ keywordInfluence })}
          onRemove={(keywordInfluence) => set({ keywordInfluence })}
        />
      )}
      <div>
        <Button
          disabled={entries.length >= LIST_LIMITS.influences}
          onClick={() => set({ keywordInfluence: [...entries, NEW_INFLUENCE] })}
        >
          Add ranking
        </Button>
      </div>
    </div>
  );
}

/** Error of the list, else of its first invalid keyword. */
function keywordError({ keywords }: KeywordGroup, at: number, scope: FieldScope): string | undefined {
  const path = ['groups', at, 'keywords'];
  const errors = [scope.error(path), ...keywords.map((_, number) => scope.error([...path, number]))];
  return errors.find((error) => error !== undefined);
}

function summaryOf({ keywords, promotedProducts, keywordInfluence, ...group }: KeywordGroup): string {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
  return [
    keywords.join(', '),
    ...counted(promotedProducts.length, 'promoted product', 'promoted products'),
    ...counted(keywordInfluence.length, 'ranking', 'rankings'),
    ...(group.redirectEnabled ? [`leads to ${group.redirectUrl}`] : []),
  ].join(' · ');
}
