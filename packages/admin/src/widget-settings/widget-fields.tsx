import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import {
  type DataSource,
  MAX_SHOWN,
  OUT_OF_STOCK,
  showsNothing,
  WIDGET_TEXTS,
  type Widget,
} from '@cartwright/core/widgets/widget';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Banner } from '@cartwright/ui/admin/banner';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { LanguageTexts } from '../editor-kit/fields/language-texts';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { SettingsGroup } from '../editor-kit/fields/settings-group';
import { TextSetting } from '../editor-kit/fields/text-setting';
import { ProductField } from '../editor-kit/pickers/products/product-field';
import { dataSourcesQuery } from './widget-queries';

const SOLD_OUT: Readonly<Record<(typeof OUT_OF_STOCK)[number], string>> = {
  all: 'In their place',
  end: 'After the others',
  hide: 'Not shown',
};

/** The settings of a widget: in its own editor, and where a cart shows it. */
export function WidgetFields({
  widget,
  scope,
  about,
  change,
}: {
  readonly widget: Widget;
  readonly scope: FieldScope;
  /** What is said of the widget above its fields. */
  readonly about: ReactNode;
  /** `field` names the field that is typed in: one burst, one step back. */
  readonly change: (changes: WidgetChanges, field: string) => void;
}) {
  const sources = useQuery(dataSourcesQuery).data ?? [];
  const source = sources.find(({ id }) => id === widget.dataSource);
  return (
    <>
      <SettingsGroup title="Widget">
        {about}
        <TextSetting
          scope={scope}
          path={['name']}
          label="Name"
          value={widget.name}
          limit={TEXT_LIMITS.widgetName}
          onChange={(name) => change({ name }, 'name')}
          help="Only you see it."
        />
        <TextSetting
          scope={scope}
          path={['title']}
          label="Title"
          value={widget.title}
          limit={TEXT_LIMITS.title}
          onChange={(title) => change({ title }, 'title')}
          help="Shown above the products. Leave blank to show none."
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
          onChange={(dataSource) => change({ dataSource }, 'dataSource')}
          {...(source && { help: source.description })}
        />
        {widget.dataSource === 'hand_picked' ? (
          <ProductField
            label="Products"
            help="Shown in this order. Products already in the cart, or only sold as a subscription, are left out."
            purpose="any"
            limit={LIST_LIMITS.widgetProducts}
            value={widget.products}
            onChange={(products) => change({ products }, 'products')}
            error={scope.error(['products'])}
          />
        ) : (
          <Text as="p" tone="subdued">
            The preview shows other products of yours instead of Shopify’s.
          </Text>
        )}
        {showsNothing(widget) && (
          <Banner tone="warning">
            <p>Choose products. Until then shoppers see nothing here.</p>
          </Banner>
        )}
        <AmountField
          label="Maximum products"
          value={widget.limit}
          onChange={(limit) => change({ limit }, 'limit')}
          onBlur={() => scope.leave(['limit'])}
          decimals={0}
          help={`From 1 to ${MAX_SHOWN}.`}
          error={scope.error(['limit'])}
        />
        <SelectSetting
          label="Sold-out products"
          value={widget.outOfStock}
          options={OUT_OF_STOCK.map((value) => ({ value, label: SOLD_OUT[value] }))}
          onChange={(outOfStock) => change({ outOfStock }, 'outOfStock')}
        />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={widget.language}
          table={WIDGET_TEXTS}
          change={(language, field) => change({ language }, field)}
        />
      </SettingsGroup>
    </>
  );
}
