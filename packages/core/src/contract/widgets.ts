import * as z from 'zod';
import { ofAnyLength } from '../texts/any-length';
import { upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { CLASSIFICATIONS } from '../widgets/classification';
import { NAME_MISSING, widgetDocument } from '../widgets/widget';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';

const widgetId = z.strictObject({ id: z.coerce.number().pipe(z.int32().positive()) });

/** A widget with the revision that a save must name. What is saved may be longer than what can be saved now. */
export const savedWidget = z.object({
  widget: ofAnyLength(widgetDocument),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type SavedWidget = z.infer<typeof savedWidget>;

/** Creates a widget in which nothing is chosen yet. */
export const createWidget = endpoint({
  method: 'POST',
  path: '/api/widgets',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    name: upTo(TEXT_LIMITS.widgetName, z.string().trim().min(1, NAME_MISSING)),
    classification: z.enum(CLASSIFICATIONS),
  }),
  answer: z.object({ widget_id: z.number().int() }),
});

/** The widgets of a classification, or of all, by name. */
export const listWidgets = endpoint({
  method: 'GET',
  path: '/api/widgets',
  params: noParams,
  query: z.strictObject({ classification: z.enum([...CLASSIFICATIONS, 'all']) }),
  body: noBody,
  answer: z.object({
    widgets: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        classification: z.enum(CLASSIFICATIONS).nullable(),
      }),
    ),
  }),
});

export const readWidget = endpoint({
  method: 'GET',
  path: '/api/widgets/:id',
  params: widgetId,
  query: noParams,
  body: noBody,
  answer: savedWidget,
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
  answer: savedWidget.extend({ publication }),
});

/** The saved carts that have a component with the widget, hidden ones too, newest first. */
export const listWidgetUses = endpoint({
  method: 'GET',
  path: '/api/widgets/:id/uses',
  params: widgetId,
  query: noParams,
  body: noBody,
  answer: z.object({ carts: z.array(z.object({ id: z.string(), name: z.string() })) }),
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
  answer: z.object({ publication }),
});

export const listDataSources = endpoint({
  method: 'GET',
  path: '/api/data-sources',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: z.object({
    dataSources: z.array(z.object({ path: z.string(), name: z.string(), description: z.string() })),
  }),
});
