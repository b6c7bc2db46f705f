import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, hexOf } from './colour';
import { COLOURS } from './colour-names';
import { contrast } from './contrast';
import { contrastSafeLook, isReadable } from './contrast-safe-look';
import { DEFAULT_LOOK } from './default-look';
import { fromThemeSettings, withThemeImport } from './from-theme-settings';
import { type Look, MOTIONS, SPACINGS } from './look';
import { PIXEL_SETTINGS, PIXELS } from './look-limits';
import { lookParts } from './look-parts';
import { nearestReadable } from './nearest-readable';
import { oklchOf } from './oklch';
import { storefrontLook } from './storefront-look';
import { tokensOf } from './tokens-of';
import { validateLook } from './validate-look';

const aColour: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((each): Hex => `#${each.toString(16).padStart(6, '0')}`);
const pixels = Object.fromEntries(
  PIXEL_SETTINGS.map((field) => [
    field,
    fc.option(fc.integer({ min: PIXELS[field].min, max: PIXELS[field].max })),
  ]),
);
const aLook: fc.Arbitrary<Look> = fc
  .tuple(
    fc.record(Object.fromEntries(COLOURS.map((field) => [field, fc.option(aColour)]))),
    fc.record({
      ...pixels,
      font: fc.constantFrom('store', 'didone', 'Playfair Display', 'toString'),
      spacing: fc.constantFrom(...SPACINGS),
      motion: fc.constantFrom(...MOTIONS),
    }),
  )
  .map(([colours, settings]) => ({
    ...DEFAULT_LOOK,
    ...colours,
    settings: { ...DEFAULT_LOOK.settings, ...settings },
  }));

const turn = 2 * Math.PI;

describe('mended colour', () => {
  it('is readable on any background', () => {
    fc.assert(
      fc.property(aColour, aColour, fc.constantFrom(3, 4.5), (colour, ground, min) => {
        expect(contrast(nearestReadable(colour, ground, min), ground)).toBeGreaterThanOrEqual(min);
      }),
    );
  });

  it('stays unchanged when readable, and mending twice equals mending once', () => {
    fc.assert(
      fc.property(aColour, aColour, (colour, ground) => {
        const mended = nearestReadable(colour, ground, 4.5);
        if (contrast(colour, ground) >= 4.5) expect(mended).toBe(colour);
        expect(nearestReadable(mended, ground, 4.5)).toBe(mended);
      }),
    );
  });

  it('keeps its hue', () => {
    fc.assert(
      fc.property(aColour, aColour, (colour, ground) => {
        const [own, mended] = [oklchOf(colour), oklchOf(nearestReadable(colour, ground, 4.5))];
        // Greys and nearly black or white colours have no meaningful hue.
        if (own.chroma < 0.03 || mended.chroma < 0.03) return;
        const apart = Math.abs(own.hue - mended.hue) % turn;
        expect(Math.min(apart, turn - apart)).toBeLessThan(0.2);
      }),
    );
  });
});

describe('any look', () => {
  it('is applied with readable texts and visible controls', () => {
    fc.assert(
      fc.property(aLook, (look) => {
        expect(isReadable(contrastSafeLook(look).look)).toBe(true);
        const applied = contrastSafeLook(look).colours;
        const tokens = tokensOf(look);
        const of = (name: string, otherwise: Hex) => hexOf(tokens[`--cw-${name}`] ?? '') ?? otherwise;
        const background = of('background', '#ffffff');
        const text = of('text', '#1d1c1a');
        const accent = of('accent', text);
        expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('heading', text), background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent, background)).toBeGreaterThanOrEqual(3);
        expect(contrast(of('accent-text', background), accent)).toBeGreaterThanOrEqual(4.5);
        const button = of('button', accent);
        const onButton = of('button-text', of('accent-text', background));
        expect(contrast(onButton, button)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('field-border', applied.borderColor), background)).toBeGreaterThanOrEqual(3);
        for (const ground of [background, applied.blockBgColor]) {
          expect(contrast(of('success', '#1c6b41'), ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(of('error', '#b3261e'), ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('changes only in colours with a reported mend', () => {
    fc.assert(
      fc.property(aLook, (look) => {
        const { look: mended, readings } = contrastSafeLook(look);
        const changed = COLOURS.filter((field) => mended[field] !== look[field]);
        const withMend = readings.filter(({ mend, isDecoration }) => mend && !isDecoration);
        expect(withMend.map(({ changes }) => changes).sort()).toEqual(changed.sort());
      }),
    );
  });

  it('can be saved, and its published values can’t break out of their CSS rule', () => {
    fc.assert(
      fc.property(aLook, (look) => {
        expect(validateLook(look)).toEqual([]);
        for (const value of Object.values(storefrontLook(look)?.tokens ?? {})) {
          expect(value).toMatch(/^[^;{}<>\\/]+$/);
        }
      }),
    );
  });
});

it('Any theme settings result in a look that can be saved.', () => {
  const words = fc.constantFrom(
    'color_schemes',
    'scheme-1',
    'settings',
    'background',
    'text',
    'button',
    'buttons_radius',
    'type_header_font',
    'colors_text',
    '__proto__',
  );
  const values = fc.oneof(
    fc.anything(),
    fc.constantFrom('#fff', 'rgba(0,0,0,0.5)', '#1234567f', 'assistant_n4', '12px', 400),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, values, fc.dictionary(words, tie('tree'))),
  }));
  fc.assert(
    fc.property(tree, (settings) => {
      expect(validateLook(withThemeImport(DEFAULT_LOOK, fromThemeSettings(settings)))).toEqual([]);
    }),
  );
});

describe('sections of a look', () => {
  const idsOf = (look: Look) => lookParts.split(look).map(({ id }) => id);

  it('Taking all sections of another look results in that look.', () => {
    fc.assert(
      fc.property(aLook, aLook, fc.webUrl(), fc.string(), (look, drawn, logoUrl, customCss) => {
        const other = {
          ...drawn,
          name: 'Other',
          logoUrl,
          settings: { ...drawn.settings, headingFont: 'slab', customCss },
        };
        expect(idsOf(look).reduce((taken, id) => lookParts.take(taken, other, id), look)).toEqual(other);
      }),
    );
  });

  it('Taking one section leaves the others unchanged.', () => {
    fc.assert(
      fc.property(aLook, aLook, fc.constantFrom(...idsOf(DEFAULT_LOOK)), (look, other, taken) => {
        const parts = lookParts.split(lookParts.take(look, other, taken));
        const [mine, theirs] = [lookParts.split(look), lookParts.split(other)];
        expect(parts).toEqual(mine.map((part, at) => (part.id === taken ? theirs[at] : part)));
      }),
    );
  });
});
