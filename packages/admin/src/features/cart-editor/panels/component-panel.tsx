import type { CartComponent } from '@cartwright/core/smart-cart/component';
import type { ComponentType } from '@cartwright/core/smart-cart/component-types';
import type { FunctionComponent } from 'react';
import { AnnouncementBarPanel } from './announcement-bar/panel';
import { CartItemsPanel } from './cart-items/panel';
import { CartSharePanel } from './cart-share/panel';
import { CartSubtotalPanel } from './cart-subtotal/panel';
import { CheckoutPanel } from './checkout/panel';
import { CrossSellWidgetPanel } from './cross-sell-widget/panel';
import { CustomCodeBlockPanel } from './custom-code-block/panel';
import { TemplateGroup } from './custom-template/template-group';
import { DiscountCodePanel } from './discount-code/panel';
import { LoginPanel } from './login/panel';
import { NotesPanel } from './notes/panel';
import { OtherPanel } from './other/panel';
import { SmartCartAppPanel } from './smart-cart-app/panel';
import { TieredProgressBarPanel } from './tiered-progress-bar/panel';
import { TitleBarPanel } from './title-bar/panel';
import type { PanelProps } from './use-settings';

/** The panels, one line for each type that has one. */
const PANELS: { readonly [Type in ComponentType]?: FunctionComponent<PanelProps<Type>> } = {
  announcement_bar: AnnouncementBarPanel,
  cart_share: CartSharePanel,
  login: LoginPanel,
  title_bar: TitleBarPanel,
  tiered_progress_bar: TieredProgressBarPanel,
  cart_items: CartItemsPanel,
  cart_subtotal: CartSubtotalPanel,
  checkout: CheckoutPanel,
  notes: NotesPanel,
  discount_code: DiscountCodePanel,
  cross_sell_widget: CrossSellWidgetPanel,
  custom_code_block: CustomCodeBlockPanel,
  smart_cart_app: SmartCartAppPanel,
};

/** Whether components of a type can be set up here, and so be added. */
export function hasPanel(type: ComponentType): boolean {
  return type in PANELS;
}

/** The settings of a component, by its type. */
export function ComponentPanel({ component }: { component: CartComponent }) {
  // The component's type picks its panel; the compiler cannot follow that through the union.
  const Panel = PANELS[component.type] as FunctionComponent<{ component: CartComponent }> | undefined;
  return (
    <>
      {Panel ? <Panel component={component} /> : <OtherPanel component={component} />}
      <TemplateGroup component={component} />
    </>
  );
}
