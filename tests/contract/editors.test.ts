import { createDocumentModel, type DocumentModel } from '@cartwright/admin/document-editor/document-model';
import {
  createWithReadBack,
  deleteWithReadBack,
  duplicateWithReadBack,
  pauseWithReadBack,
  publishWithReadBack,
} from '@cartwright/admin/features/collections/campaign-calls';
import { lookCalls } from '@cartwright/admin/features/looks/look-calls';
import { type WidgetResponse, widgetCalls } from '@cartwright/admin/features/widget-editor/widget-calls';
import type { CallResult } from '@cartwright/admin/shared/api/api-client';
import { saveWithReadBack } from '@cartwright/admin/shared/api/save-with-read-back';
import { createCart } from '@cartwright/core/contract/carts';
import { listCampaigns, readCampaign, saveCampaign } from '@cartwright/core/contract/collections';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { readLooks, saveLooks } from '@cartwright/core/contract/looks';
import { createWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import { isUnsaved } from '@cartwright/core/editing/history';
import { threeWay } from '@cartwright/core/editing/merge';
import { setColour, setSetting } from '@cartwright/core/looks/change-look';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import type { Look } from '@cartwright/core/looks/look';
import { LOOK } from '@cartwright/core/looks/look-definition';
import { lookParts } from '@cartwright/core/looks/look-parts';
import { changeWidget, withChanges } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, doneBut, lost } from './admin-client';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

let backend: Backend;
beforeAll(async () => {
  backend = await serverBackend();
});
afterAll(() => backend.close());

const admin = adminClient(() => backend);

async function responseOf<E extends Endpoint>(call: Promise<CallResult<E>>) {
  const result = await call;
  if (!result.ok) throw new Error(result.message);
  return result.response;
}

/** Renames a cart that is open in the editor. */
async function aCart() {
  const body = { name: 'Before' };
  const { cart, revision } = await responseOf(admin.call(createCart, { params: {}, query: {}, body }));
  return (name: string) =>
    saveWithReadBack(admin, cart.id, { cart: { ...cart, name }, revision, widgets: [] });
}

describe('cart save with a lost response', () => {
  it.each([
    ['the connection dropped', lost],
    ['the gateway timed out', async () => new Response(null, { status: 504 })],
    ['the server failed afterwards', async () => new Response(null, { status: 500 })],
  ])('succeeds if it was carried out: %s', async (_why, respond) => {
    const rename = await aCart();
    admin.travel('PUT', doneBut(respond));
    expect(await rename('After')).toMatchObject({
      ok: true,
      response: { revision: 2, cart: { name: 'After' }, publication: { status: 'pending' } },
    });
  });

  it('fails if it wasn’t carried out, and can be retried', async () => {
    const rename = await aCart();
    admin.travel('PUT', lost);
    expect(await rename('After')).toMatchObject({ ok: false, code: 'network' });
    expect(await rename('After')).toMatchObject({ ok: true, response: { revision: 2 } });
  });

  it('fails while the outcome is unknown, and is found done on retry', async () => {
    const rename = await aCart();
    admin.travel('PUT', doneBut(lost));
    admin.travel('GET', lost);
    expect(await rename('After')).toMatchObject({ ok: false, code: 'network' });
    expect(await rename('After')).toMatchObject({ ok: true, response: { revision: 2 } });
  });

  it('fails after somebody else’s save, and then conflicts', async () => {
    const rename = await aCart();
    admin.travel('PUT', async (send) => {
      await rename('Theirs');
      return lost(send);
    });
    expect(await rename('Mine')).toMatchObject({ ok: false, code: 'network' });
    expect(await rename('Mine')).toMatchObject({ ok: false, code: 'conflict' });
  });
});

describe('rejected cart save', () => {
  it('returns its error', async () => {
    const rename = await aCart();
    expect(await rename(' ')).toMatchObject({ ok: false, code: 'invalid_document' });
    await rename('Theirs');
    expect(await rename('Mine')).toMatchObject({ ok: false, code: 'conflict' });
  });
});

const readLook = () => responseOf(admin.call(readLooks, { params: {}, query: {}, body: undefined }));

const saveLook = (look: Look, revision: number) =>
  responseOf(admin.call(saveLooks, { params: {}, query: {}, body: { look, revision } }));

/** The editor of looks that are the default. */
async function aLook() {
  await saveLook(DEFAULT_LOOK, (await readLook()).revision);
  const opened = await readLook();
  const model = createDocumentModel(LOOK, lookCalls(admin), opened, inSeconds(5));
  return { model, opened };
}

describe('look editor', () => {
  it('saves over its revision, and can undo a save', async () => {
    const { model, opened } = await aLook();
    model.run(setColour('accentColor', '#1d6b42'));
    expect(await model.save()).toMatchObject({
      kind: 'saved',
      result: { revision: opened.revision + 1, publication: { status: 'published' } },
    });
    expect(model.undo()).toMatchObject({ label: 'Change accent' });
    expect(isUnsaved(model.document.get().history)).toBe(true);
    expect(await model.save()).toMatchObject({ kind: 'saved' });
    expect(await readLook()).toMatchObject({ revision: opened.revision + 2, look: DEFAULT_LOOK });
  });

  it('doesn’t send an invalid look', async () => {
    const { model, opened } = await aLook();
    model.run(setSetting('width', 9000));
    expect(await model.save()).toMatchObject({ kind: 'invalid', issues: [{ path: ['settings', 'width'] }] });
    expect((await readLook()).revision).toBe(opened.revision);
  });

  it('merges concurrent changes part by part', async () => {
    const { model, opened } = await aLook();
    const theirs = {
      ...DEFAULT_LOOK,
      textColor: '#202020',
      settings: { ...DEFAULT_LOOK.settings, radius: 4 },
    };
    await saveLook(theirs, opened.revision);
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
    expect(await readLook()).toMatchObject({
      revision: opened.revision + 2,
      look: { accentColor: '#1d6b42', textColor: '#202020', settings: { radius: 4 } },
    });
  });

  it('resolves a save with a lost response, or retries if it wasn’t carried out', async () => {
    const { model, opened } = await aLook();
    model.run(setColour('accentColor', '#1d6b42'));
    admin.travel('PUT', lost);
    expect(await model.save()).toMatchObject({ kind: 'failed' });
    admin.travel('PUT', doneBut(lost));
    expect(await model.save()).toMatchObject({ kind: 'saved', result: { revision: opened.revision + 1 } });
    expect(await readLook()).toMatchObject({
      revision: opened.revision + 1,
      look: { accentColor: '#1d6b42' },
    });
  });
});

/** The editor of a new widget. */
async function aWidget() {
  const body = { widget: { name: 'Beside', classification: 'cart_page' as const } };
  const created = await responseOf(admin.call(createWidget, { params: {}, query: {}, body }));
  const params = { id: created.widget_id };
  const read = () => responseOf(admin.call(readWidget, { params, query: {}, body: undefined }));
  const opened = await read();
  const model = createDocumentModel(WIDGET, widgetCalls(admin), opened, inSeconds(5));
  return { model, opened, read };
}

const saveTheirs = (widget: Widget, revision: number) =>
  responseOf(admin.call(saveWidget, { params: { id: widget.id }, query: {}, body: { widget, revision } }));

const retitle = (model: DocumentModel<Widget, WidgetResponse>, title: string) =>
  model.run((widget) => changeWidget(widget, { changes: { title }, field: 'title' }));

describe('widget editor', () => {
  it('saves over its revision, and can undo a save', async () => {
    const { model, read } = await aWidget();
    retitle(model, 'Fresh');
    expect(await model.save()).toMatchObject({
      kind: 'saved',
      result: { publication: { status: 'published' } },
    });
    expect(await read()).toMatchObject({ revision: 2, widget: { title: 'Fresh' } });
    expect(model.undo()).toMatchObject({ label: 'Change widget "Beside"' });
    expect(isUnsaved(model.document.get().history)).toBe(true);
    expect(await model.save()).toMatchObject({ kind: 'saved' });
    expect(await read()).toMatchObject({ revision: 3, widget: { title: 'You may also like' } });
  });

  it('doesn’t send an invalid widget', async () => {
    const { model, read } = await aWidget();
    model.run((widget) => changeWidget(widget, { changes: { settings: { limit: 0 } }, field: 'limit' }));
    expect(await model.save()).toMatchObject({ kind: 'invalid', issues: [{ path: ['settings', 'limit'] }] });
    expect((await read()).revision).toBe(1);
  });

  it('overwrites somebody else’s save, or takes it over', async () => {
    const { model, opened, read } = await aWidget();
    const theirs = { ...opened.widget, title: 'Theirs' };
    await saveTheirs(theirs, 1);
    retitle(model, 'Mine');
    expect(await model.save()).toEqual({ kind: 'conflict' });
    model.resolveConflict(model.document.get().history.present);
    expect(await model.save()).toMatchObject({ kind: 'saved' });
    expect((await read()).widget.title).toBe('Mine');

    await saveTheirs(theirs, 3);
    retitle(model, 'Mine again');
    expect(await model.save()).toEqual({ kind: 'conflict' });
    model.resolveConflict(theirs);
    expect(model.document.get()).toMatchObject({ revision: 4, history: { present: { title: 'Theirs' } } });
    expect(isUnsaved(model.document.get().history)).toBe(false);
  });

  it('undoes after a conflict back to the other’s save, never before it', async () => {
    const { model, opened } = await aWidget();
    retitle(model, 'Mine');
    await saveTheirs(withChanges(opened.widget, { settings: { limit: 3 } }), 1);
    expect(await model.save()).toEqual({ kind: 'conflict' });
    expect(model.view.get().conflict?.savedBy).toBe('Store owner');
    model.resolveConflict(withChanges(opened.widget, { title: 'Mine', settings: { limit: 3 } }));
    while (model.undo());
    expect(model.document.get().history.present).toMatchObject({
      title: opened.widget.title,
      settings: { limit: 3 },
    });
  });

  it('resolves a save with a lost response, or retries if it wasn’t carried out', async () => {
    const { model, read } = await aWidget();
    retitle(model, 'Fresh');
    admin.travel('PUT', lost);
    expect(await model.save()).toMatchObject({ kind: 'failed' });
    admin.travel('PUT', doneBut(lost));
    expect(await model.save()).toMatchObject({ kind: 'saved', result: { revision: 2 } });
    expect(await read()).toMatchObject({ revision: 2, widget: { title: 'Fresh' } });
  });
});

describe('campaign action with a lost response', () => {
  const read = async (id: string) =>
    (await responseOf(admin.call(readCampaign, { params: { id }, query: {}, body: undefined }))).data;
  const named = async (search: string) => {
    const query = { page: 1, limit: 50 as const, search, sort: 'newest' as const };
    return (await responseOf(admin.call(listCampaigns, { params: {}, query, body: undefined }))).campaigns;
  };
  /** For all collections, so that it can be published. */
  async function aCampaign(name: string) {
    const id = crypto.randomUUID();
    await responseOf(createWithReadBack(admin, id, name));
    const { campaign, revision } = await read(id);
    const body = { setting: { ...campaign, allCollections: true }, revision };
    return (await responseOf(admin.call(saveCampaign, { params: { id }, query: {}, body }))).data;
  }

  it('succeeds if it was carried out', async () => {
    const { campaign, revision } = await aCampaign('Carried out');
    const { id } = campaign;
    admin.travel('POST', doneBut(lost));
    expect(await publishWithReadBack(admin, id, revision)).toMatchObject({
      ok: true,
      response: { data: { status: 'live', revision: revision + 1 } },
    });
    admin.travel(
      'POST',
      doneBut(async () => new Response(null, { status: 504 })),
    );
    expect(await pauseWithReadBack(admin, id)).toMatchObject({
      ok: true,
      response: { data: { status: 'draft' } },
    });
    const copy = crypto.randomUUID();
    admin.travel('POST', doneBut(lost));
    expect(await duplicateWithReadBack(admin, id, copy)).toMatchObject({
      ok: true,
      response: { data: { id: copy } },
    });
    admin.travel('DELETE', doneBut(lost));
    expect(await deleteWithReadBack(admin, copy, 1)).toMatchObject({ ok: true });
    expect((await named('Carried out')).map((each) => each.id)).toEqual([id]);
  });

  it('fails if it wasn’t carried out', async () => {
    const { campaign, revision } = await aCampaign('Not carried out');
    const { id } = campaign;
    admin.travel('POST', lost);
    expect(await publishWithReadBack(admin, id, revision)).toMatchObject({ ok: false, code: 'network' });
    admin.travel('POST', lost);
    expect(await duplicateWithReadBack(admin, id, crypto.randomUUID())).toMatchObject({ ok: false });
    admin.travel('DELETE', lost);
    expect(await deleteWithReadBack(admin, id, revision)).toMatchObject({ ok: false, code: 'network' });
    expect(await read(id)).toMatchObject({ status: 'draft', revision });
    await responseOf(publishWithReadBack(admin, id, revision));
    admin.travel('POST', lost);
    expect(await pauseWithReadBack(admin, id)).toMatchObject({ ok: false, code: 'network' });
    expect((await read(id)).status).toBe('live');
  });

  it('creates a campaign once under its id, however often retried', async () => {
    const id = crypto.randomUUID();
    admin.travel('POST', doneBut(lost));
    admin.travel('GET', lost);
    expect(await createWithReadBack(admin, id, 'Once')).toMatchObject({ ok: false, code: 'network' });
    admin.travel('POST', doneBut(lost));
    expect(await createWithReadBack(admin, id, 'Once')).toMatchObject({
      ok: true,
      response: { data: { id } },
    });
    expect(await named('Once')).toHaveLength(1);
  });

  it('counts as deleted if gone, whoever deleted it', async () => {
    const { campaign, revision } = await aCampaign('Gone');
    await responseOf(deleteWithReadBack(admin, campaign.id, revision));
    expect(await deleteWithReadBack(admin, campaign.id, revision)).toMatchObject({ ok: true });
  });
});

/** A clock that is so much later each time: nothing that is done belongs to one burst of typing. */
function inSeconds(step: number): () => number {
  let at = 0;
  return () => {
    at += step * 1000;
    return at;
  };
}
