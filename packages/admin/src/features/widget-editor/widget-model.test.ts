import { createWidget, readWidget, type SavedWidget, saveWidget } from '@cartwright/core/contract/widgets';
import { isUnsaved } from '@cartwright/core/editing/history';
import { changeWidget } from '@cartwright/core/widgets/change-widget';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApiClient } from '../../shared/api-client';
import { handlers, resetBackend } from '../../testing/handlers';
import { saveWidgetSurely } from './save-widget-surely';
import { createWidgetModel, type WidgetModel } from './widget-model';

const server = setupServer(...handlers);
const api = createApiClient('http://admin.test', async () => {});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetBackend());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = { params: {}, query: {} };
async function read(id: number): Promise<SavedWidget> {
  const found = await api.call(readWidget, { params: { id }, query: {}, body: undefined });
  if (!found.ok) throw new Error(found.message);
  return found.answer;
}

/** The editor of a new widget. */
async function anEditor() {
  const created = await api.call(createWidget, {
    ...call,
    body: { name: 'Beside', classification: 'cart_page' },
  });
  if (!created.ok) throw new Error(created.message);
  const opened = await read(created.answer.widget_id);
  let at = 0;
  const model = createWidgetModel(opened, {
    save: (sent) => saveWidgetSurely(api, sent),
    now() {
      at += 5000;
      return at;
    },
  });
  return { model, id: opened.widget.id, opened };
}
const retitle = (model: WidgetModel, title: string) =>
  model.run((widget) => changeWidget(widget, { changes: { title }, field: 'title' }));

it('a widget is saved over the revision that was read, and what was saved can be undone', async () => {
  const { model, id } = await anEditor();
  retitle(model, 'Fresh');
  expect(await model.save()).toMatchObject({ kind: 'saved', told: { publication: { status: 'published' } } });
  expect(await read(id)).toMatchObject({ revision: 2, widget: { title: 'Fresh' } });
  expect(model.undo()).toMatchObject({ label: 'Change widget "Beside"' });
  expect(isUnsaved(model.document.get().history)).toBe(true);
  expect(await model.save()).toMatchObject({ kind: 'saved' });
  expect(await read(id)).toMatchObject({ revision: 3, widget: { title: 'You may also like' } });
});

it('a widget that is not valid is not sent', async () => {
  const { model, id } = await anEditor();
  model.run((widget) => changeWidget(widget, { changes: { limit: 0 }, field: 'limit' }));
  expect(await model.save()).toMatchObject({ kind: 'invalid', issues: [{ path: ['limit'] }] });
  expect((await read(id)).revision).toBe(1);
});

it('a widget that somebody else saved is overwritten, or theirs is taken', async () => {
  const { model, id, opened } = await anEditor();
  const theirs = { ...opened.widget, title: 'Theirs' };
  await saveWidgetSurely(api, { widget: theirs, revision: 1 });
  retitle(model, 'Mine');
  expect(await model.save()).toEqual({ kind: 'conflict' });
  model.resolveConflict(model.document.get().history.present);
  expect(await model.save()).toMatchObject({ kind: 'saved' });
  expect((await read(id)).widget.title).toBe('Mine');

  await saveWidgetSurely(api, { widget: theirs, revision: 3 });
  retitle(model, 'Mine again');
  expect(await model.save()).toEqual({ kind: 'conflict' });
  model.resolveConflict(theirs);
  expect(model.document.get()).toMatchObject({ revision: 4, history: { present: { title: 'Theirs' } } });
  expect(isUnsaved(model.document.get().history)).toBe(false);
});

it('undo after a conflict was settled leads back to what the other saved, never behind it', async () => {
  const { model, opened } = await anEditor();
  retitle(model, 'Mine');
  await saveWidgetSurely(api, { widget: { ...opened.widget, limit: 3 }, revision: 1 });
  expect(await model.save()).toEqual({ kind: 'conflict' });
  expect(model.view.get().conflict?.savedBy).toBe('Store owner');
  model.resolveConflict({ ...opened.widget, title: 'Mine', limit: 3 });
  while (model.undo());
  expect(model.document.get().history.present).toMatchObject({ title: opened.widget.title, limit: 3 });
});

it('a save whose answer is lost is a save when it was carried out, and can be made again when it was not', async () => {
  const { model, id } = await anEditor();
  retitle(model, 'Fresh');
  server.use(http.put(`*${saveWidget.path}`, () => HttpResponse.error(), { once: true }));
  expect(await model.save()).toMatchObject({ kind: 'failed' });
  server.use(
    http.put(
      `*${saveWidget.path}`,
      async ({ request }) => {
        for (const handler of handlers) {
          const result = await handler.run({ request: request.clone(), requestId: 'lost' });
          if (result?.response) break;
        }
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  expect(await model.save()).toMatchObject({ kind: 'saved', told: { publication: { status: 'pending' } } });
  expect(await read(id)).toMatchObject({ revision: 2, widget: { title: 'Fresh' } });
});
