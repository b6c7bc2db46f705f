import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { OUT_OF_STOCK } from '@cartwright/core/widgets/widget';
import { OUT_OF_STOCK_NAMES } from '@cartwright/core/widgets/widget-labels';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { TextSetting } from '../editor-kit/fields/text-setting';
import type { WidgetGroup } from './widget-group';

/** Name and title of a widget of any type. */
export function NameAndTitle({
  widget,
  scope,
  change,
  titleHelp,
}: WidgetGroup & { readonly titleHelp: string }) {
  return (
    <>
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
        help={titleHelp}
      />
    </>
  );
}

/** Position of sold-out products in a widget of any type. */
export function SoldOutProducts({ widget, change }: Pick<WidgetGroup, 'widget' | 'change'>) {
  return (
    <SelectSetting
      label="Sold-out products"
      value={widget.outOfStock}
      options={OUT_OF_STOCK.map((value) => ({ value, label: OUT_OF_STOCK_NAMES[value] }))}
      onChange={(outOfStock) => change({ outOfStock }, 'outOfStock')}
    />
  );
}
