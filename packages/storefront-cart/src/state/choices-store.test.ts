import { NO_CHOICES } from '@cartwright/core/rewards/context';
import { describe, expect, it } from 'vitest';
import type { StoragePort } from '../platform/ports';
import { keepChoices, readChoices } from './choices-store';

function aStorage(text: string | null = null): StoragePort {
  let kept = text;
  return {
    read: () => kept,
    write: (_name, next) => {
      kept = next;
    },
  };
}

const DECLINED = { choices: { ...NO_CHOICES, declined: ['tier:4'] }, on: '', version: 3 };

describe('what a shopper chose', () => {
  it('is kept for the cart, also when its secret changes', () => {
    const storage = aStorage();
    keepChoices(storage, 'c1?key=one', DECLINED);
    expect(readChoices(storage, 'c1?key=two')).toMatchObject(DECLINED);
    expect(storage.read('')).not.toContain('one');
  });

  it('is nothing for another cart', () => {
    const storage = aStorage();
    keepChoices(storage, 'c1', DECLINED);
    expect(readChoices(storage, 'c2')).toBeNull();
  });

  it('is nothing when it cannot be read', () => {
    const nothingPicked =
      '{"cart":"c1","on":"","version":1,"choices":{"declined":[],"withdrawn":[],"refused":[],"picked":null}}';
    const others = ['{', '7', '{"cart":"c1"}', '{"cart":"c1","choices":{"declined":"x"}}'];
    for (const text of [...others, nothingPicked]) {
      expect(readChoices(aStorage(text), 'c1')).toBeNull();
    }
  });
});
