import * as z from 'zod';
import { COMPONENT_TYPES, type ComponentType, type SettingsOf } from './component-types';
import { customTemplate } from './custom-template';
import { idText, listOf, text } from './limited';

export const VISIBILITY = ['always_visible', 'visible', 'hidden'] as const;

/** What every component has, besides its type and its settings. */
export const componentFields = z.object({
  componentId: idText(),
  title: text('title'),
  visibilityStatus: z.enum(VISIBILITY),
  useCustomTemplate: z.boolean(),
  customTemplate: customTemplate.nullable(),
  /** Newest first; `keptHistory` says how many. */
  previousTemplates: listOf(customTemplate, 'previousTemplates'),
  version: text('version'),
});

const component = <Type extends ComponentType, Settings extends z.ZodType>(
  type: Type,
  { settings }: { readonly settings: Settings },
) => z.strictObject({ ...componentFields.shape, type: z.literal(type), settings });

/** Anchor and order are not here: `dragDropState` is the one truth of where a component stands. */
export const cartComponent = z.discriminatedUnion('type', [
  component('announcement_bar', COMPONENT_TYPES.announcement_bar),
  component('cart_items', COMPONENT_TYPES.cart_items),
  component('cart_share', COMPONENT_TYPES.cart_share),
  component('cart_subtotal', COMPONENT_TYPES.cart_subtotal),
  component('checkout', COMPONENT_TYPES.checkout),
  component('cross_sell_widget', COMPONENT_TYPES.cross_sell_widget),
  component('custom_code_block', COMPONENT_TYPES.custom_code_block),
  component('discount_code', COMPONENT_TYPES.discount_code),
  component('login', COMPONENT_TYPES.login),
  component('notes', COMPONENT_TYPES.notes),
  component('smart_cart_app', COMPONENT_TYPES.smart_cart_app),
  component('tiered_progress_bar', COMPONENT_TYPES.tiered_progress_bar),
  component('title_bar', COMPONENT_TYPES.title_bar),
]);

type ComponentFields = z.infer<typeof componentFields>;

/** A component of one type: `CartComponent<'title_bar'>` has title bar settings. */
export type CartComponent<Type extends ComponentType = ComponentType> = Type extends ComponentType
  ? ComponentFields & { type: Type; settings: SettingsOf<Type> }
  : never;
