import { describe, expect, it } from 'vitest';
import { hashOf, screenOf } from './screen';

const cart = { useCustomTemplate: false, hasComponent: (id: string) => id === 'title 1/a' || id === '%' };

describe('the hash of a screen', () => {
  it('leads back to the screen, whatever the id is made of', () => {
    for (const componentId of ['title 1/a', '%']) {
      const screen = { kind: 'component', componentId } as const;
      expect(screenOf(hashOf(screen), cart)).toEqual(screen);
    }
    expect(screenOf(hashOf({ kind: 'general' }), cart)).toEqual({ kind: 'general' });
    expect(screenOf(hashOf(null), cart)).toBeNull();
  });

  it('falls back to nothing chosen when it is unknown', () => {
    for (const hash of ['', 'layouts', 'component', 'component/', 'component/gone', 'component/%E0%A4']) {
      expect(screenOf(hash, cart), hash).toBeNull();
    }
  });

  it('is the general screen for a cart that is one custom template', () => {
    expect(screenOf('component/title 1/a', { ...cart, useCustomTemplate: true })).toEqual({
      kind: 'general',
    });
  });
});
