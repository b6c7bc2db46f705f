import { conflictOver } from '@cartwright/core/contract/conflict';
import { readLooks, savedLook, saveLooks } from '@cartwright/core/contract/looks';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { PRESETS, withPreset } from '@cartwright/core/looks/presets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

const [preset] = PRESETS;
if (!preset) throw new Error('There are presets.');
const LOOK = withPreset(DEFAULT_LOOK, preset);

describe('looks', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await serverBackend();
  });
  afterAll(() => backend.close());
  beforeEach(() => backend.reset());

  it('are the default until saved', async () => {
    expect(await ask(backend, readLooks)).toEqual({ look: DEFAULT_LOOK, revision: 0, updatedAt: null });
    const saved = await ask(backend, saveLooks, { body: { look: LOOK, revision: 0 } });
    expect(saved).toMatchObject({ look: LOOK, revision: 1 });
    expect(await ask(backend, readLooks)).toEqual({
      look: LOOK,
      revision: 1,
      updatedAt: saved.updatedAt,
    });
  });

  it('are stored with normalised colours', async () => {
    const { revision } = await ask(backend, readLooks);
    const look = { ...LOOK, accentColor: '#ABC', textColor: '#1D1C1A' };
    const saved = await ask(backend, saveLooks, { body: { look, revision } });
    expect(saved.look).toEqual({ ...LOOK, accentColor: '#aabbcc', textColor: '#1d1c1a' });
    expect(await ask(backend, readLooks)).toMatchObject({ look: saved.look });
  });

  it('return the saved version on a conflict, and the paths of errors', async () => {
    const { revision } = await ask(backend, readLooks);
    await ask(backend, saveLooks, { body: { look: LOOK, revision } });
    const late = await refused(backend, saveLooks, { body: { look: DEFAULT_LOOK, revision } });
    expect(late.code).toBe('conflict');
    expect(conflictOver(savedLook).parse(late.details).saved).toMatchObject({
      look: LOOK,
      revision: revision + 1,
    });
    const wrong = { ...LOOK, textColor: 'blue' };
    const invalid = await refused(backend, saveLooks, { body: { look: wrong, revision: revision + 1 } });
    expect(invalid).toMatchObject({ code: 'invalid_document', issues: [{ path: ['textColor'] }] });
  });
});
