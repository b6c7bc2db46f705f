import type { CartComponent } from '@cartwright/core/cart/component';
import type { ComponentType } from '@cartwright/core/components/component-types';
import type { FunctionComponent } from 'react';
import type { PanelProps } from '../model/use-settings';
import { CartItemsPanel } from './cart-items/panel';
import { CartSharePanel } from './cart-share/panel';
import { CartSubtotalPanel } from './cart-subtotal/panel';
import { CustomCodeBlockPanel } from './custom-code-block/panel';
import { TemplateGroup } from './custom-template/template-group';
import { lazyPanel } from './lazy-panel';
import { LoginPanel } from './login/panel';
import { NotesPanel } from './notes/panel';
import { TitleBarPanel } from './title-bar/panel';

/** Panel of each component type. */
const PANELS: { readonly [Type in ComponentType]: FunctionComponent<PanelProps<Type>> } = {
  announcement_bar: lazyPanel(async () => (await import('./announcement-bar/panel')).AnnouncementBarPanel),
  cart_items: CartItemsPanel,
  cart_share: CartSharePanel,
  cart_subtotal: CartSubtotalPanel,
  checkout: lazyPanel(async () => (await import('./checkout/panel')).CheckoutPanel),
  cross_sell_widget: lazyPanel(async () => (await import('./cross-sell-widget/panel')).CrossSellWidgetPanel),
  custom_code_block: CustomCodeBlockPanel,
  discount_code: lazyPanel(async () => (await import('./discount-code/panel')).DiscountCodePanel),
  login: LoginPanel,
  notes: NotesPanel,
  smart_cart_app: lazyPanel(async () => (await import('./smart-cart-app/panel')).SmartCartAppPanel),
  tiered_progress_bar: lazyPanel(
    async () => (await import('./tiered-progress-bar/panel')).TieredProgressBarPanel,
  ),
  title_bar: TitleBarPanel,
};

/** Settings panel of a component. */
export function ComponentPanel({ component }: { component: CartComponent }) {
  // The type selects the panel; TypeScript can't correlate the union.
  const Panel = PANELS[component.type] as FunctionComponent<{ component: CartComponent }>;
  return (
    <>
      <Panel component={component} />
      <TemplateGroup component={component} />
    </>
  );
}
