import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { type DataSource, MAX_SHOWN, OUT_OF_STOCK } from '@cartwright/core/widgets/schema';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Text } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldScope } from '../../fields/field-scope';
import { SelectSetting } from '../../fields/select-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { TextSetting } from '../../fields/text-setting';
import { fieldKey, issueAt, issuesUnder } from '../../model/issues';
import { ProductField } from '../../products/product-field';
import { useWidgetEditing, type WidgetEditing } from '../../widgets/use-widget-editing';
import { dataSourcesQuery } from '../../widgets/widget-queries';
import { LanguageTexts } from '../language-texts';
import { DeleteWidget } from './delete-widget';
import { WidgetSave } from './widget-save';

const SOLD_OUT: Readonly<Record<(typeof OUT_OF_STOCK)[number], string>> = {
  all: 'In their place',
  end: 'After the others',
  hide: 'Not shown',
};

const TEXTS = [
  { name: 'add', label: 'Add button', limit: TEXT_LIMITS.button },
  {
    name: 'added',
    label: 'Added',
    limit: TEXT_LIMITS.button,
    help: 'On the button, once it is in the cart.',
  },
  {
    name: 'choose',
    label: 'Choose',
    limit: TEXT_LIMITS.button,
    help: 'Read out before the list of variants.',
  },
  { name: 'soldOut', label: 'Sold out', limit: TEXT_LIMITS.button },
] as const;

/** The settings of a widget, where it is used. They can be saved apart from the cart's. */
export function WidgetSettings({
  saved,
  onDeleted,
}: {
  readonly saved: SavedWidget;
  readonly onDeleted: () => void;
}) {
  const editing = useWidgetEditing(saved);
  const scope = useWidgetScope(editing);
  const { widget, change } = editing;
  const sources = useQuery(dataSourcesQuery).data ?? [];
  const source = sources.find(({ id }) => id === widget.dataSource);
  return (
    <>
      <SettingsGroup title="Widget">
        <Text as="p" tone="subdued">
          Every cart that shows this widget follows. It is saved with this cart, or before it by itself.
        </Text>
        <TextSetting
          scope={scope}
          path={['name']}
          label="Name"
          value={widget.name}
          limit={TEXT_LIMITS.widgetName}
          onChange={(name) => change({ name })}
          help="Only you see it."
        />
        <TextSetting
          scope={scope}
          path={['title']}
          label="Title"
          value={widget.title}
          limit={TEXT_LIMITS.title}
          onChange={(title) => change({ title })}
          help="Shoppers see it above the products; it may be empty."
        />
      </SettingsGroup>
      <SettingsGroup title="Products">
        <SelectSetting<DataSource>
          label="Data source"
          value={widget.dataSource}
          options={
            sources.length > 0
              ? sources.map(({ id, name }) => ({ value: id, label: name }))
              : [{ value: widget.dataSource, label: 'Loading…' }]
          }
          onChange={(dataSource) => change({ dataSource })}
          {...(source && { help: source.description })}
        />
        {widget.dataSource === 'hand_picked' ? (
          <ProductField
            label="Products"
            help="Shown in this order. What shoppers have in their cart is left out, and so is what is only sold as a subscription."
            purpose="any"
            value={widget.products}
            onChange={(products) => change({ products })}
            error={scope.error(['products'])}
          />
        ) : (
          <Text as="p" tone="subdued">
            The preview shows other products of yours in place of Shopify’s.
          </Text>
        )}
        <AmountField
          label="Products at most"
          value={widget.limit}
          onChange={(limit) => change({ limit })}
          onBlur={() => scope.leave(['limit'])}
          decimals={0}
          help={`From 1 to ${MAX_SHOWN}.`}
          error={scope.error(['limit'])}
        />
        <SelectSetting
          label="Sold-out products"
          value={widget.outOfStock}
          options={OUT_OF_STOCK.map((value) => ({ value, label: SOLD_OUT[value] }))}
          onChange={(outOfStock) => change({ outOfStock })}
        />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={widget.language}
          texts={TEXTS}
          change={(language) => change({ language })}
        />
      </SettingsGroup>
      <DeleteWidget saved={saved} onDeleted={onDeleted} />
      <WidgetSave editing={editing} />
    </>
  );
}

/** Fields show their issues after they were left; without an issue the widget can be saved, so none is missed. */
function useWidgetScope({ issues }: WidgetEditing): FieldScope {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    error: (path) => (left.has(fieldKey(null, path)) ? issueAt(issues, path)?.message : undefined),
    problems: (path) => {
      const under = issuesUnder(issues, path);
      const told = under.filter((issue) => left.has(fieldKey(null, issue.path))).length;
      return { told, waiting: under.length - told };
    },
    leave: (path) => setLeft((before) => new Set(before).add(fieldKey(null, path))),
    whole: (path) => path,
    componentId: null,
  };
}
