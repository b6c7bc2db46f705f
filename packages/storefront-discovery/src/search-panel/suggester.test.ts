import { describe, expect, it } from 'vitest';
import { suggester } from './suggester';
import type { Suggestions } from './suggestions';

const term = (text: string): Suggestions => ({ meant: null, terms: [text], collections: [], products: [] });

/** A panel's suggester whose waits and responses end on demand. */
function aSuggester() {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const requests: {
    readonly call: string;
    readonly signal: AbortSignal;
    readonly respond: (response: Suggestions | null) => void;
    readonly fail: () => void;
  }[] = [];
  const results: (string | null)[] = [];
  const source = (name: string) => (text: string, signal: AbortSignal) =>
    new Promise<Suggestions | null>((resolve, reject) =>
      requests.push({
        call: `${name}: ${text}`,
        signal,
        respond: resolve,
        fail: () => reject(new Error('away')),
      }),
    );
  const wait = (milliseconds: number) => new Promise<void>((end) => waits.push({ milliseconds, end }));
  const suggesting = suggester(
    { ours: source('ours'), theirs: source('theirs') },
    { typing: 80, response: 2000, wait },
    (text, suggestions) => results.push(suggestions ? `${text}: ${suggestions.terms}` : null),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    suggesting,
    requests,
    results,
    calls: () => requests.map(({ call }) => call),
    /** Advances the time. */
    async pass(milliseconds: number) {
      for (const each of waits.splice(0)) {
        if (each.milliseconds <= milliseconds) each.end();
        else waits.push(each);
      }
      await settled();
    },
    async last(end: 'fail' | Suggestions | null) {
      const request = requests.at(-1);
      if (end === 'fail') request?.fail();
      else request?.respond(end);
      await settled();
    },
  };
}

describe('search suggestions while typing', () => {
  it('are debounced and requested for the last text only', async () => {
    const { suggesting, calls, pass, last, results } = aSuggester();
    suggesting.ask('mu');
    expect(calls()).toEqual([]);
    suggesting.ask('mug');
    await pass(80);
    expect(calls()).toEqual(['ours: mug']);
    await last(term('mugs'));
    expect(results).toEqual(['mug: mugs']);
  });

  it('ignore late responses for earlier texts', async () => {
    const { suggesting, requests, pass, last, results } = aSuggester();
    suggesting.ask('mu');
    await pass(80);
    const [first] = requests;
    suggesting.ask('mug');
    expect(first?.signal.aborted).toBe(true);
    await pass(80);
    await last(term('mugs'));
    first?.respond(term('muslin'));
    await pass(0);
    expect(results).toEqual(['mug: mugs']);
  });

  it('are cached', async () => {
    const { suggesting, calls, pass, last, results } = aSuggester();
    suggesting.ask('mu');
    await pass(80);
    await last(term('mug'));
    suggesting.ask('mug');
    suggesting.ask('mu');
    expect(results).toEqual(['mu: mug', 'mu: mug']);
    await pass(80);
    expect(calls()).toEqual(['ours: mu']);
  });

  it('fall back to Shopify’s on an error, an invalid response or a timeout, and stay with them', async () => {
    for (const isAway of ['fail', null, 'silent'] as const) {
      const { suggesting, calls, pass, last, results } = aSuggester();
      suggesting.ask('mu');
      await pass(80);
      if (isAway === 'silent') await pass(2000);
      else await last(isAway);
      expect(calls()).toEqual(['ours: mu', 'theirs: mu']);
      await last(term('mug'));
      suggesting.ask('mug');
      await pass(80);
      expect(calls().slice(2)).toEqual(['theirs: mug']);
      expect(results).toEqual(['mu: mug']);
    }
  });

  it('are null when both requests fail, and are requested again', async () => {
    const { suggesting, calls, pass, last, results } = aSuggester();
    suggesting.ask('mu');
    await pass(80);
    await last('fail');
    await last('fail');
    expect(results).toEqual([null]);
    suggesting.ask('mu');
    await pass(80);
    expect(calls().at(-1)).toBe('theirs: mu');
  });

  it('are dropped after being stopped', async () => {
    const { suggesting, pass, last, results } = aSuggester();
    suggesting.ask('mu');
    await pass(80);
    suggesting.stop();
    await last(term('mug'));
    expect(results).toEqual([]);
  });
});
