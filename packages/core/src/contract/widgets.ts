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

/** A widget with the revision that a save must name. What is saved may be longer than what can be saved now. */
export const savedWidget = z.object({
  widget: ofAnyLength(widgetDocument),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type SavedWidget = z.infer<typeof savedWidget>;

/** Facts about a widget that aren't in its document, or follow from it. Instants are ISO 8601 in UTC. */
export const widgetFacts = z.object({
  kind: z.enum(WIDGET_KINDS),
  /** `widgetType` says which is which. */
  type: z.number().int(),
  owner: z.literal('shop'),
  createdAtTime: z.string(),
  updatedAtTime: z.string(),
  /** When shoppers last saw it; null while nobody has noted it. */
  lastViewed: z.string().nullable(),
  /** When a merchant said that it is installed by hand; null while it isn't. */
  manualInstallTime: z.string().nullable(),
  /** The shop's own data source that it names; null for any other. */
  linkedCustomEndpointId: z.number().int().nullable(),
  runningTest,
});
export type WidgetFacts = z.infer<typeof widgetFacts>;

/** A widget as lists have it. */
export const listedWidget = widgetFacts.extend({
  id: z.number().int(),
  name: z.string(),
  classification: z.enum(CLASSIFICATIONS).nullable(),
  settingsType: z.enum(SETTINGS_TYPES).nullable(),
  manualInstall: z.boolean(),
  revision: z.number().int(),
  installState: z.enum(INSTALL_STATES),
  /** The saved carts that have a component with it, hidden ones too, newest first. */
  carts: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ListedWidget = z.infer<typeof listedWidget>;

const spelledClassification = z
  .enum(CLASSIFICATION_SPELLINGS)
  .transform((spelling) => classificationOf(spelling) ?? spelling)
  .pipe(z.enum(CLASSIFICATIONS));

const widgetName = upTo(TEXT_LIMITS.widgetName, z.string().trim().min(1, NAME_MISSING));

const { schemaVersion: _version, id: _id, settings, ...ownFields } = widgetDocument.shape;

/** A widget to be created: what isn't said is as a new widget has it. */
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
 * Creates a widget of `widget`, or of the other fields: of `widget_name` and `classification`, with the products of the
 * data source that `data_source_path` or else `data_source_name` names. `widget_setting_path` is read by nothing: where a
 * widget is edited follows from its classification. The answer has the list of all widgets with `return_widgets`. 422 with
 * the place of each problem, or `limit_reached`.
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

/**
 * Reserves the id of a widget that is made in an editor, and created only when it is saved. No other widget gets it.
 */
export const reserveWidgetId = endpoint({
  method: 'POST',
  path: '/api/widgets/ids',
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ widget_id: z.number().int() }),
});

/** The widgets of a classification, of none, or all, by name. */
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
 * Saves a widget that was read at `revision`. 409 with what is saved when somebody else saved it since; 422 with the
 * place of each problem.
 */
export const saveWidget = endpoint({
  method: 'PUT',
  path: '/api/widgets/:id',
  params: widgetId,
  query: noParams,
  body: z.strictObject({ widget: widgetDocument, revision: z.number().int() }),
  response: savedWidget.extend({ publication }),
});

/** The saved carts that have a component with the widget, hidden ones too, newest first. */
export const listWidgetUses = endpoint({
  method: 'GET',
  path: '/api/widgets/:id/uses',
  params: widgetId,
  query: noParams,
  body: noBody,
  response: z.object({ carts: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

/**
 * Deletes a widget that was read at `revision`, for good. Carts that show it stay as they are, and shoppers see nothing in
 * its place. 409 with what is saved when somebody else saved it since.
 */
export const deleteWidget = endpoint({
  method: 'DELETE',
  path: '/api/widgets/:id',
  params: widgetId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ publication }),
});
