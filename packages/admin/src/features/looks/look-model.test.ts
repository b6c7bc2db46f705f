import { readLooks, saveLooks } from '@cartwright/core/contract/looks';
import { isUnsaved } from '@cartwright/core/editing/history';
import { threeWay } from '@cartwright/core/editing/merge';
import { setColour, setSetting } from '@cartwright/core/looks/change-look';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { lookParts } from '@cartwright/core/looks/look-parts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApiClient } from '../../shared/api-client';
import { handlers, resetBackend } from '../../testing/handlers';
import { createLookModel } from './look-model';
import { saveLooksSurely } from './save-looks-surely';

const server = setupServer(...handlers);
const api = createApiClient('http://admin.test', async () => {});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetBackend());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function read() {
  const found = await api.call(readLooks, { params: {}, query: {}, body: undefined });
  if (!found.ok) throw new Error(found.message);
  return found.answer;
}

/** The editor of what is saved. */
async function anEditor() {
  let at = 0;
  return createLookModel(await read(), {
    save: (sent) => saveLooksSurely(api, sent),
    now() {
      at += 5000;
      return at;
    },
  });
}

it('looks are saved over the revision that was read, and what was saved can be undone', async () => {
  const model = await anEditor();
  model.run(setColour('accentColor', '#1d6b42'));
  expect(await model.save()).toMatchObject({
    kind: 'saved',
    told: { saved: { revision: 1 }, publication: { status: 'published' } },
  });
  expect(model.undo()).toMatchObject({ label: 'Change accent' });
  expect(isUnsaved(model.document.get().history)).toBe(true);
  expect(await model.save()).toMatchObject({ kind: 'saved' });
  expect(await read()).toMatchObject({ revision: 2, look: DEFAULT_LOOK });
});

it('looks that are not valid are not sent', async () => {
  const model = await anEditor();
  model.run(setSetting('width', 9000));
  expect(await model.save()).toMatchObject({ kind: 'invalid', issues: [{ path: ['settings', 'width'] }] });
  expect((await read()).revision).toBe(0);
});

it('what two people changed of the looks comes together part by part', async () => {
  const model = await anEditor();
  const theirs = {
    ...DEFAULT_LOOK,
    textColor: '#202020',
    settings: { ...DEFAULT_LOOK.settings, radius: 4 },
  };
  await saveLooksSurely(api, { look: theirs, revision: 0 });
  model.run(setColour('accentColor', '#1d6b42'));
  expect(await model.save()).toEqual({ kind: 'conflict' });
  const { saved, present } = model.document.get().history;
  const conflict = model.view.get().conflict;
  expect(Date.parse(conflict?.savedAt ?? '')).not.toBeNaN();
  expect(conflict?.savedBy).toBe('Store owner');
  const merge = threeWay(lookParts, { base: saved, mine: present, theirs: conflict?.document ?? saved });
  const merged = merge.merged(new Map());
  if (!merged.ok) throw new Error('Nobody changed what the other did.');
  model.resolveConflict(merged.document);
  expect(await model.save()).toMatchObject({ kind: 'saved' });
  expect(await read()).toMatchObject({
    revision: 2,
    look: { accentColor: '#1d6b42', textColor: '#202020', settings: { radius: 4 } },
  });
});

it('a save whose answer is lost is a save when it was carried out, and can be made again when it was not', async () => {
  const model = await anEditor();
  model.run(setColour('accentColor', '#1d6b42'));
  server.use(http.put(`*${saveLooks.path}`, () => HttpResponse.error(), { once: true }));
  expect(await model.save()).toMatchObject({ kind: 'failed' });
  server.use(
    http.put(
      `*${saveLooks.path}`,
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
  expect(await read()).toMatchObject({ revision: 1, look: { accentColor: '#1d6b42' } });
});
