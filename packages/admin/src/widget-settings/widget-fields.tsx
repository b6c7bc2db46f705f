import { builtInPath } from '@cartwright/core/data-sources/built-in-sources';
import { builtInAt, cartSourceAt } from '@cartwright/core/data-sources/source-at';
import { showsNothing } from '@cartwright/core/widgets/widget';
import { MAX_SHOWN } from '@cartwright/core/widgets/widget-settings';
import { CART_TEXTS, pageTexts, WIDGET_TEXTS } from '@cartwright/core/widgets/widget-texts';
import { Banner } from '@cartwright/ui/admin/banner';
import { Text } from '@cartwright/ui/admin/text';
import type { ReactNode } from 'react';
import { AmountSetting } from '../editor-kit/fields/amount-setting';
import { LanguageTexts } from '../editor-kit/fields/language-texts';
import { SettingsGroup } from '../editor-kit/fields/settings-group';
import { NameAndTitle, SoldOutProducts } from './shared-fields';
import { SourceFields } from './source-fields';
import type { WidgetGroup } from './widget-group';

/** Settings of a widget, in its own editor and in a cart's. */
export function WidgetFields({
  widget,
  scope,
  about,
  change,
}: WidgetGroup & {
  /** Information about the widget above its fields. */
  readonly about: ReactNode;
}) {
  const { settings } = widget;
  return (
    <>
      <SettingsGroup title="Widget">
        {about}
        <NameAndTitle
          widget={widget}
          scope={scope}
          change={change}
          titleHelp="Shown above the products. Leave blank to show none."
        />
      </SettingsGroup>
      <SettingsGroup title="Products">
        <SourceSetting widget={widget} scope={scope} change={change} />
        {showsNothing(widget) && (
          <Banner tone="warning">
            <p>Choose products. Until then shoppers see nothing here.</p>
          </Banner>
        )}
        <AmountSetting
          scope={scope}
          path={['settings', 'limit']}
          label="Maximum products"
          value={settings.limit}
          onChange={(limit) => change({ settings: { limit } }, 'limit')}
          decimals={0}
          help={`From 1 to ${MAX_SHOWN}.`}
        />
        <SoldOutProducts widget={widget} change={change} />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          at={['settings']}
          language={settings.language}
          table={WIDGET_TEXTS}
          names={widget.classification === 'cart_page' ? CART_TEXTS : pageTexts(settings)}
          change={(language, field) => change({ settings: { language } }, field)}
        />
      </SettingsGroup>
    </>
  );
}

/** Data source of a widget. A cart offers the sources that it can show. */
function SourceSetting({ widget, scope, change }: WidgetGroup) {
  const { dataSourcePath, classification, products } = widget;
  const isOfCart = classification === 'cart_page';
  return (
    <>
      <SourceFields
        path={dataSourcePath}
        products={products}
        isOffered={(path) => !isOfCart || cartSourceAt(path) !== null}
        errors={{ path: scope.error(['dataSourcePath']), products: scope.error(['products']) }}
        onPath={(path) => change({ dataSourcePath: path }, 'dataSourcePath')}
        onProducts={(chosen) => change({ products: chosen }, 'products')}
      />
      {builtInAt(dataSourcePath)?.knownBy === 'store' && (
        <Text as="p" tone="subdued">
          The preview shows other products of yours instead of Shopify’s.
        </Text>
      )}
      {isOfCart && dataSourcePath === builtInPath('recently_viewed') && (
        <Text as="p" tone="subdued">
          The preview shows similar products. In the store, the cart shows those that the shopper has looked
          at.
        </Text>
      )}
    </>
  );
}
