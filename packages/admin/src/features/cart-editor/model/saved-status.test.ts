import { describe, expect, it } from 'vitest';
import { savedStatus, viewCartUrl } from './saved-status';

describe('a saved cart', () => {
  it('is what shoppers see when it is on and has no schedule', () => {
    expect(savedStatus({ enabled: true, isScheduled: false })).toBe('active');
    expect(savedStatus({ enabled: true, isScheduled: true })).toBe('scheduled');
    expect(savedStatus({ enabled: false, isScheduled: false })).toBe('inactive');
    expect(savedStatus({ enabled: false, isScheduled: true })).toBe('inactive');
  });

  it('opens in the store by the link that the storefront knows', () => {
    expect(viewCartUrl('https://oak.example')).toBe('https://oak.example/?viewcart=true');
    expect(viewCartUrl('https://oak.example/en/?ref=a')).toBe('https://oak.example/en/?ref=a&viewcart=true');
  });
});
