import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxAt, isWithin, shared } from './boxes';
import { labelPlace, outlineOf } from './place-mark';

const sight: Box = { left: 0, top: 0, right: 400, bottom: 600 };
const label = { width: 80, height: 20 };
const none = () => [];

const outline = (part: Box) => {
  const found = outlineOf(part, sight);
  if (!found) throw new Error('The part is out of sight.');
  return found;
};

describe('outline of a part', () => {
  it('runs outside the part if there is room', () => {
    expect(outline({ left: 20, top: 100, right: 380, bottom: 140 })).toEqual({
      box: { left: 15, top: 95, right: 385, bottom: 145 },
      cut: { top: false, bottom: false },
    });
  });

  it('stays in view and is open where the part continues', () => {
    expect(outline({ left: 0, top: -50, right: 400, bottom: 900 })).toEqual({
      box: sight,
      cut: { top: true, bottom: true },
    });
  });

  it('is hidden for a part out of view', () => {
    expect(outlineOf({ left: 0, top: 601, right: 400, bottom: 640 }, sight)).toBeNull();
    expect(outlineOf({ left: 0, top: -40, right: 400, bottom: 0 }, sight)).toBeNull();
  });
});

describe('label of a part', () => {
  it('is above the part, aligned with its start', () => {
    const part = outline({ left: 20, top: 100, right: 380, bottom: 140 });
    expect(labelPlace(part, label, sight, 'left', none)).toEqual(boxAt(15, 75, label));
    expect(labelPlace(part, label, sight, 'right', none)).toEqual(boxAt(305, 75, label));
  });

  it('is inside the part, beside its text, when there is no room above', () => {
    const title = outline({ left: 0, top: 0, right: 400, bottom: 60 });
    const heading = boxAt(20, 20, { width: 100, height: 20 });
    const close = boxAt(350, 10, { width: 40, height: 40 });
    expect(labelPlace(title, label, sight, 'left', () => [heading, close])).toEqual(boxAt(160, 0, label));
  });

  it('stays in view, and is inside only when there is no room above', () => {
    const aPart = fc
      .record({
        left: fc.integer({ min: 0, max: 300 }),
        top: fc.integer({ min: 0, max: 500 }),
        width: fc.integer({ min: 90, max: 400 }),
        height: fc.integer({ min: 24, max: 600 }),
      })
      .map(({ left, top, ...size }) => boxAt(left, top, size));
    const content = fc.array(aPart, { maxLength: 2 });
    fc.assert(
      fc.property(aPart, content, fc.constantFrom('left', 'right'), (part, texts, start) => {
        const around = outline(part);
        const place = labelPlace(around, label, sight, start, () => texts);
        expect(isWithin(place, sight)).toBe(true);
        if (around.box.top >= label.height) expect(place.bottom).toBeLessThanOrEqual(part.top);
        else expect(shared(place, around.box)).toEqual(place);
      }),
    );
  });
});
