import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissOfPage,
  dismissToast,
  ERROR_DURATION,
  OFFER_DURATION,
  pauseToast,
  TOAST_DURATION,
  toast,
  toastError,
  toastLoading,
  toasts,
} from './toasts';

const shown = () => toasts.get().map(({ message }) => message);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  toasts.set([]);
  vi.useRealTimers();
});

describe('toast', () => {
  it('of success stays five seconds, longer with an action', () => {
    expect(TOAST_DURATION).toBe(5000);
    toast('Cart saved');
    toast('Cart removed', { label: 'Undo', run: () => {} });
    vi.advanceTimersByTime(TOAST_DURATION - 1);
    expect(shown()).toEqual(['Cart saved', 'Cart removed']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['Cart removed']);
    vi.advanceTimersByTime(OFFER_DURATION);
    expect(shown()).toEqual([]);
  });

  it('of an error stays ten seconds, or until dismissed', () => {
    expect(ERROR_DURATION).toBe(10_000);
    toastError('The server cannot be reached.');
    vi.advanceTimersByTime(ERROR_DURATION - 1);
    expect(shown()).toEqual(['The server cannot be reached.']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    toastError('The server cannot be reached.');
    dismissToast(toasts.get()[0]?.id ?? 0);
    expect(shown()).toEqual([]);
  });

  it('stays while hovered, and its full time after that', () => {
    toastError('The server cannot be reached.');
    const id = toasts.get()[0]?.id ?? 0;
    pauseToast(id, true);
    vi.advanceTimersByTime(10 * ERROR_DURATION);
    expect(shown()).toEqual(['The server cannot be reached.']);
    pauseToast(id, false);
    vi.advanceTimersByTime(ERROR_DURATION - 1);
    expect(shown()).toEqual(['The server cannot be reached.']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('of an error replaces the previous one with the same title', () => {
    toastError('It was saved elsewhere.', 'Summer');
    toastError('It is off.', 'Winter');
    toastError('It is in a running test.', 'Summer');
    expect(shown()).toEqual(['It is off.', 'It is in a running test.']);
  });

  it('of a running task stays until the task ends', () => {
    const saving = toastLoading('Saving...');
    vi.advanceTimersByTime(10 * OFFER_DURATION);
    expect(toasts.get()).toMatchObject([{ id: saving, tone: 'loading', message: 'Saving...' }]);
    dismissToast(saving);
    toast('Saved');
    expect(shown()).toEqual(['Saved']);
  });

  it('with the same text is shown once', () => {
    for (const say of [toast, toastLoading, toastError]) {
      toasts.set([]);
      say('Again');
      say('Other');
      say('Again');
      expect(shown()).toEqual(['Other', 'Again']);
    }
  });

  it('closes with its page if it has an action or an error, otherwise stays', () => {
    toast('Header removed.', { label: 'Undo', run: () => {} });
    toast('Cart saved');
    toastError('Could not be saved.');
    toastLoading('Publishing...');
    dismissOfPage();
    expect(shown()).toEqual(['Cart saved', 'Publishing...']);
  });

  it('is evicted by newer ones, unless its task is running', () => {
    toastLoading('Saving...');
    for (const each of ['1', '2', '3', '4', '5']) toast(each);
    expect(shown()).toEqual(['Saving...', '3', '4', '5']);
  });
});
