import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import { OUT_OF_STOCK, showsNothing, type Widget } from '@cartwright/core/widgets/widget';
import { OUT_OF_STOCK_NAMES } from '@cartwright/core/widgets/widget-labels';
import { MAX_SHOWN } from '@cartwright/core/widgets/widget-settings';
import { CART_TEXTS, pageTexts, WIDGET_TEXTS } from '@cartwright/core/widgets/widget-texts';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Banner } from '@cartwright/ui/admin/banner';
import type { ReactNode } from 'react';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { LanguageTexts } from '../editor-kit/fields/language-texts';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { SettingsGroup } from '../editor-kit/fields/settings-group';
import { TextSetting } from '../editor-kit/fields/text-setting';
import { SourceSetting } from './source-setting';

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
        <AmountField
          label="Maximum products"
          value={settings.limit}
          onChange={(limit) => change({ settings: { limit } }, 'limit')}
          onBlur={() => scope.leave(['settings', 'limit'])}
          decimals={0}
          help={`From 1 to ${MAX_SHOWN}.`}
          error={scope.error(['settings', 'limit'])}
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
