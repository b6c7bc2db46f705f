import { describe, expect, it } from 'vitest';
import { hashOf, screenOf } from './screen';

const cart = { useCustomTemplate: false };

describe('screen hash', () => {
  it('round-trips any component id', () => {
    for (const componentId of ['title 1/a', '%']) {
      const screen = { kind: 'component', componentId } as const;
      expect(screenOf(hashOf(screen), cart)).toEqual(screen);
    }
    for (const kind of ['general', 'global', 'layouts', 'schedule', 'bmsm', 'add'] as const) {
      expect(screenOf(hashOf({ kind }), cart)).toEqual({ kind });
    }
    expect(screenOf(hashOf(null), cart)).toBeNull();
  });

  it('falls back to no selection if unknown', () => {
    for (const hash of ['', 'layout', 'component', 'component/', 'additional']) {
      expect(screenOf(hash, cart), hash).toBeNull();
    }
  });

  it('keeps a missing or unreadable component, so its screen can explain it', () => {
    expect(screenOf('component/gone', cart)).toEqual({ kind: 'component', componentId: 'gone' });
    expect(screenOf('component/%E0%A4', cart)).toEqual({ kind: 'component', componentId: '%E0%A4' });
  });

  it('is the general screen for a cart that is one custom template', () => {
    for (const hash of ['add', 'layouts', 'component/title', '']) {
      expect(screenOf(hash, { useCustomTemplate: true })).toEqual({ kind: 'general' });
    }
  });
});
