import * as z from 'zod';
import { ofAnyLength } from '../texts/any-length';
import { text, upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import {
  CLASSIFICATION_SPELLINGS,
  CLASSIFICATIONS,
  classificationOf,
  WIDGET_KINDS,
} from '../widgets/classification';
import { INSTALL_STATES } from '../widgets/install-state';
import { NAME_MISSING, widgetDocument } from '../widgets/widget';
import { SETTINGS_TYPES } from '../widgets/widget-settings';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';
import { runningTest } from './running-test';

const widgetId = z.strictObject({ id: z.coerce.number().pipe(z.int32().positive()) });

/** Widget with the revision that the next save must name. It may exceed the current length limits. */
export const savedWidget = z.object({
  widget: ofAnyLength(widgetDocument),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type SavedWidget = z.infer<typeof savedWidget>;

/** Data of a widget beside its document, or derived from it. Instants are ISO 8601 in UTC. */
export const widgetFacts = z.object({
  kind: z.enum(WIDGET_KINDS),
  /** Numbers of `widgetType`. */
  type: z.number().int(),
  owner: z.literal('shop'),
  createdAtTime: z.string(),
  updatedAtTime: z.string(),
  /** Last view by shoppers; null if none was recorded. */
  lastViewed: z.string().nullable(),
  /** Time at which a merchant marked it as manually installed; null if not. */
  manualInstallTime: z.string().nullable(),
  /** Custom data source of the widget; null for any other. */
  linkedCustomEndpointId: z.number().int().nullable(),
  runningTest,
});
export type WidgetFacts = z.infer<typeof widgetFacts>;

/** Widget in lists. */
export const listedWidget = widgetFacts.extend({
  id: z.number().int(),
  name: z.string(),
  classification: z.enum(CLASSIFICATIONS).nullable(),
  settingsType: z.enum(SETTINGS_TYPES).nullable(),
  manualInstall: z.boolean(),
  revision: z.number().int(),
  installState: z.enum(INSTALL_STATES),
  /** Saved carts with a component of it, including hidden ones, newest first. */
  carts: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ListedWidget = z.infer<typeof listedWidget>;

const spelledClassification = z
  .enum(CLASSIFICATION_SPELLINGS)
  .transform((spelling) => classificationOf(spelling) ?? spelling)
  .pipe(z.enum(CLASSIFICATIONS));

const widgetName = upTo(TEXT_LIMITS.widgetName, z.string().trim().min(1, NAME_MISSING));

const { schemaVersion: _version, id: _id, settings, ...ownFields } = widgetDocument.shape;

/** Widget to be created: absent fields get the defaults of a new widget. */
const sentWidget = z.strictObject({
  ...z.object(ownFields).partial().shape,
  name: widgetName,
  classification: spelledClassification.nullable().optional(),
  settings: settings.partial().optional(),
  gwpEnabled: z.union([z.boolean(), z.enum(['yes', 'no']).transform((word) => word === 'yes')]).optional(),
});

const HELPER_FIELDS = [
  'classification',
  'data_source_name',
  'data_source_path',
  'return_widgets',
  'widget_name',
  'widget_setting_path',
] as const;

/**
 * Creates a widget from `widget`, or from the other fields: `widget_name` and `classification`, with the data
 * source of `data_source_path` or else `data_source_name`. `widget_setting_path` is ignored: the classification
 * determines where a widget is edited. With `return_widgets` the response includes the list of all widgets. 422
 * with the path of each issue, or `limit_reached`.
 */
export const createWidget = endpoint({
  method: 'POST',
  path: '/api/widgets',
  params: noParams,
  query: noParams,
  body: z
    .strictObject({
      widget: sentWidget.optional(),
      classification: spelledClassification.optional(),
      data_source_name: text('widgetName').optional(),
      data_source_path: text('dataSourcePath').optional(),
      return_widgets: z.boolean().optional(),
      widget_name: widgetName.optional(),
      widget_setting_path: text('address').optional(),
    })
    .superRefine((body, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (body.widget) {
        const more = HELPER_FIELDS.find((name) => name !== 'return_widgets' && body[name] !== undefined);
        if (more) refuse(more, 'Send a widget, or what to make one of; not both.');
        return;
      }
      if (body.widget_name === undefined) refuse('widget_name', NAME_MISSING);
      if (body.classification === undefined) refuse('classification', 'Say where the widget is shown.');
    }),
  response: z.object({ widget_id: z.number().int(), widgets: z.array(listedWidget).optional() }),
});
export type CreatedWidget = ReturnType<(typeof createWidget)['body']['parse']>;

/** Reserves the id of a widget that an editor creates when it is saved. Ids aren't reused. */
export const reserveWidgetId = endpoint({
  method: 'POST',
  path: '/api/widgets/ids',
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ widget_id: z.number().int() }),
});

/** Widgets of a classification, of none, or all, by name. */
export const listWidgets = endpoint({
  method: 'GET',
  path: '/api/widgets',
  params: noParams,
  query: z.strictObject({
    classification: z.union([z.enum(['all', 'none']), spelledClassification]),
  }),
  body: noBody,
  response: z.object({ widgets: z.array(listedWidget) }),
});

export const readWidget = endpoint({
  method: 'GET',
  path: '/api/widgets/:id',
  params: widgetId,
  query: noParams,
  body: noBody,
  response: savedWidget.extend({ facts: widgetFacts }),
});

/**
 * Saves a widget that was read at `revision`. 409 with the saved one if somebody saved it since; 422 with the path
 * of each issue.
 */
export const saveWidget = endpoint({
  method: 'PUT',
  path: '/api/widgets/:id',
  params: widgetId,
  query: noParams,
  body: z.strictObject({ widget: widgetDocument, revision: z.number().int() }),
  response: savedWidget.extend({ publication }),
});

/** Saved carts with a component of the widget, including hidden ones, newest first. */
export const listWidgetUses = endpoint({
  method: 'GET',
  path: '/api/widgets/:id/uses',
  params: widgetId,
  query: noParams,
  body: noBody,
  response: z.object({ carts: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

/**
 * Deletes a widget that was read at `revision`. Can't be undone. Carts with it are unchanged, and show nothing in
 * its place. 409 with the saved one if somebody saved it since.
 */
export const deleteWidget = endpoint({
  method: 'DELETE',
  path: '/api/widgets/:id',
  params: widgetId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ publication }),
});
