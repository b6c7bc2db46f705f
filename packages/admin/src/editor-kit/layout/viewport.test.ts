import { describe, expect, it } from 'vitest';
import { fitFrame } from './viewport';

const space = { width: 640, height: 500 };

describe('preview frame', () => {
  it('is scaled down to fit, never up, at its real width', () => {
    expect(fitFrame(1280, space, 'fit')).toEqual({ scale: 0.5, height: 1000 });
    expect(fitFrame(360, space, 'fit')).toEqual({ scale: 1, height: 500 });
  });

  it('has the requested width and fills its height', () => {
    expect(fitFrame(1280, space, '100')).toEqual({ scale: 1, height: 500 });
    expect(fitFrame(1280, space, '75')).toEqual({ scale: 0.75, height: 666 });
    expect(fitFrame(360, space, '50')).toEqual({ scale: 0.5, height: 1000 });
  });

  it('waits until its space is known', () => {
    expect(fitFrame(360, { width: 0, height: 0 }, 'fit')).toEqual({ scale: 1, height: 0 });
    expect(fitFrame(360, { width: 0, height: 0 }, '50')).toEqual({ scale: 1, height: 0 });
  });
});
