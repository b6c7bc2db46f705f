import { NO_CHOICES } from '@cartwright/core/rewards/context';
import { describe, expect, it } from 'vitest';
import type { CartStorage } from '../ports/storage-keys';
import { keepChoices, raiseVersion, readChoices, readVersion } from './choices-store';

function aStorage(text: string | null = null): CartStorage {
  let kept = text;
  return {
    read: () => kept,
    write: (_name, next) => {
      kept = next;
    },
  };
}

const DECLINED = { choices: { ...NO_CHOICES, declined: ['tier:4'] }, on: '' };

describe('shopper’s choices', () => {
  it('are stored by cart, even if its secret changes', () => {
    const storage = aStorage();
    keepChoices(storage, 'c1?key=one', DECLINED);
    expect(readChoices(storage, 'c1?key=two')).toMatchObject(DECLINED);
    expect(storage.read('cartwright:choices')).not.toContain('one');
  });

  it('are empty for another cart', () => {
    const storage = aStorage();
    keepChoices(storage, 'c1', DECLINED);
    expect(readChoices(storage, 'c2')).toBeNull();
  });

  it('are empty when unreadable', () => {
    const nothingPicked =
      '{"cart":"c1","on":"","choices":{"declined":[],"withdrawn":[],"refused":[],"picked":null}}';
    const others = ['{', '7', '{"cart":"c1"}', '{"cart":"c1","choices":{"declined":"x"}}'];
    for (const text of [...others, nothingPicked]) {
      expect(readChoices(aStorage(text), 'c1')).toBeNull();
    }
  });
});

describe('cart version', () => {
  it('increases with every change of any cart and keeps the choices', () => {
    const storage = aStorage();
    expect(readVersion(storage)).toBe(0);
    expect(raiseVersion(storage)).toBe(1);
    expect(keepChoices(storage, 'c1', DECLINED)).toBe(2);
    expect(raiseVersion(storage)).toBe(3);
    expect(readVersion(storage)).toBe(3);
    expect(readChoices(storage, 'c1')).toMatchObject(DECLINED);
    expect(keepChoices(storage, 'c2', DECLINED)).toBe(4);
  });

  it('restarts at zero when unreadable', () => {
    for (const text of ['{', '7', '{"version":"x"}', '{"version":1.5}', '{"version":null}']) {
      expect(readVersion(aStorage(text))).toBe(0);
    }
  });
});
