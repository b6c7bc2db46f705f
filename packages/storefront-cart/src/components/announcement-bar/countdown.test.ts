import { announcementBar } from '@cartwright/core/components/announcement-bar';
import { describe, expect, it } from 'vitest';
import type { CartStorage } from '../../state/ports/storage-keys';
import { clockText, countdownEnd, countdownStart, timerText } from './countdown';

function aStorage(text: string | null = null): CartStorage {
  let kept = text;
  return {
    read: () => kept,
    write: (_name, next) => {
      kept = next;
    },
  };
}

const LINE = {};
const MINUTE = 60_000;

describe('cart countdown', () => {
  it('starts with the first item and continues across pages', () => {
    const storage = aStorage();
    expect(countdownStart(storage, { token: 'c1?key=a', lines: [] }, 1000)).toBeNull();
    expect(countdownStart(storage, { token: 'c1?key=a', lines: [LINE] }, 2000)).toBe(2000);
    expect(countdownStart(storage, { token: 'c1?key=b', lines: [LINE, LINE] }, 9000)).toBe(2000);
    expect(storage.read('cartwright:countdown')).not.toContain('key');
  });

  it('restarts in an emptied or another cart', () => {
    const storage = aStorage();
    countdownStart(storage, { token: 'c1', lines: [LINE] }, 2000);
    countdownStart(storage, { token: 'c1', lines: [] }, 3000);
    expect(countdownStart(storage, { token: 'c1', lines: [LINE] }, 4000)).toBe(4000);
    expect(countdownStart(storage, { token: 'c2', lines: [LINE] }, 5000)).toBe(5000);
  });

  it.each(['{', '7', '{"cart":"c1"}', '{"cart":"c1","from":"soon"}', '{"cart":"c1","from":99000}'])(
    'restarts on invalid storage: %s',
    (text) => {
      expect(countdownStart(aStorage(text), { token: 'c1', lines: [LINE] }, 2000)).toBe(2000);
    },
  );

  it('ends after its minutes or at its date', () => {
    const settings = { ...announcementBar.defaults(() => ''), timerMinutes: 10 };
    expect(countdownEnd(settings, 5000)).toBe(5000 + 10 * MINUTE);
    expect(countdownEnd(settings, null)).toBeNull();
    const date = { ...settings, timerKind: 'date' as const, timerEnd: '2026-12-01T00:00:00Z' };
    expect(countdownEnd(date, null)).toBe(Date.UTC(2026, 11, 1));
    expect(countdownEnd({ ...date, timerEnd: null }, 5000)).toBeNull();
  });

  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [65_000, '01:05'],
    [60 * MINUTE, '1:00:00'],
    [24 * 60 * MINUTE, '1d 00:00:00'],
    [51 * 60 * MINUTE + 1000, '2d 03:00:01'],
  ])('formats %i milliseconds as %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });

  it('shows the remaining time, then the end text or nothing', () => {
    const language = { timer: 'Kept {{timer}}, really {{ timer }}', timerEnded: 'Over' };
    expect(timerText(language, 61_000, 1000)).toEqual({ text: 'Kept 01:00, really 01:00', over: false });
    expect(timerText(language, 61_000, 61_000)).toEqual({ text: 'Over', over: true });
    expect(timerText({ ...language, timerEnded: ' ' }, 61_000, 61_000)).toBeNull();
    expect(timerText(language, null, 0)).toBeNull();
  });
});
