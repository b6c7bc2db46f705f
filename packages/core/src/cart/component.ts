import * as z from 'zod';
import type { ComponentType } from '../components/component-types';
import { COMPONENT_TYPES, type SettingsOf } from '../components/component-types';
import { customTemplate } from '../templates/custom-template';
import { idText, listOf, text } from '../texts/limited';

export const VISIBILITY = ['always_visible', 'visible', 'hidden'] as const;

/** Fields of every component, besides type and settings. */
export const componentFields = z.object({
  componentId: idText(),
  title: text('title'),
  visibilityStatus: z.enum(VISIBILITY),
  useCustomTemplate: z.boolean(),
  customTemplate: customTemplate.nullable(),
  /** Newest first; `keptHistory` limits them. */
  previousTemplates: listOf(customTemplate, 'previousTemplates'),
  version: text('version'),
});

type TypedSchema<Type extends ComponentType> = z.ZodObject<
  typeof componentFields.shape & {
    readonly type: z.ZodLiteral<Type>;
    readonly settings: (typeof COMPONENT_TYPES)[Type]['settings'];
  },
  z.core.$strict
>;
type AnySchema = { [Type in ComponentType]: TypedSchema<Type> }[ComponentType];

const schemas = Object.entries(COMPONENT_TYPES).map(([type, { settings }]) =>
  z.strictObject({ ...componentFields.shape, type: z.literal(type), settings }),
);

/** Component, without anchor and order: `dragDropState` is the single source of its position. */
export const cartComponent = z.discriminatedUnion(
  'type',
  // Each schema belongs to its row of the registry; `entries` loses the type.
  schemas as unknown as [AnySchema, ...AnySchema[]],
);

type ComponentFields = z.infer<typeof componentFields>;

/** Component of one type: `CartComponent<'title_bar'>` has title bar settings. */
export type CartComponent<Type extends ComponentType = ComponentType> = Type extends ComponentType
  ? ComponentFields & { type: Type; settings: SettingsOf<Type> }
  : never;
