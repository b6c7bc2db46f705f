import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { OUT_OF_STOCK, showsNothing } from '@cartwright/core/widgets/widget';
import { OUT_OF_STOCK_NAMES } from '@cartwright/core/widgets/widget-labels';
import { MAX_SHOWN } from '@cartwright/core/widgets/widget-settings';
import { CART_TEXTS, pageTexts, WIDGET_TEXTS } from '@cartwright/core/widgets/widget-texts';
import { Banner } from '@cartwright/ui/admin/banner';
import type { ReactNode } from 'react';
import { AmountSetting } from '../editor-kit/fields/amount-setting';
import { LanguageTexts } from '../editor-kit/fields/language-texts';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { SettingsGroup } from '../editor-kit/fields/settings-group';
import { TextSetting } from '../editor-kit/fields/text-setting';
import { SourceSetting } from './source-setting';
import type { WidgetGroup } from './widget-group';

/** The settings of a widget: in its own editor, and where a cart shows it. */
export function WidgetFields({
  widget,
  scope,
  about,
  change,
}: WidgetGroup & {
  /** What is said of the widget above its fields. */
  readonly about: ReactNode;
}) {
  const { settings } = widget;
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
        <SelectSetting
          label="Sold-out products"
          value={widget.outOfStock}
          options={OUT_OF_STOCK.map((value) => ({ value, label: OUT_OF_STOCK_NAMES[value] }))}
          onChange={(outOfStock) => change({ outOfStock }, 'outOfStock')}
        />
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
