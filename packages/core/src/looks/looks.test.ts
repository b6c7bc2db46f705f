import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { contrastSafeLook, isReadable } from './contrast-safe-look';
import { DEFAULT_LOOK } from './default-look';
import { FONT_STACKS, fontValue } from './font-stacks';
import { fromThemeSettings, withThemeImport } from './from-theme-settings';
import type { Look } from './look';
import { inOneForm, readableLook } from './one-form';
import { PRESETS, withPreset } from './presets';
import { readLook } from './read-look';
import { storefrontLook } from './storefront-look';
import { tokensOf } from './tokens-of';
import { validateLook } from './validate-look';

const aLook = (colours: Partial<Look>, settings: Partial<Look['settings']> = {}): Look => ({
  ...DEFAULT_LOOK,
  ...colours,
  settings: { ...DEFAULT_LOOK.settings, ...settings },
});

describe('contrast ratio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#b3261e', '#ffffff', 6.54],
  ] as const)('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('look', () => {
  it('publishes nothing by default', () => {
    expect(tokensOf(DEFAULT_LOOK)).toEqual({});
    expect(storefrontLook(DEFAULT_LOOK)).toBeUndefined();
  });

  it('publishes only what is set', () => {
    const look = aLook(
      { buttonBgColor: '#1D6B42' },
      { radius: 4, spacing: 'roomy', motion: 'none', width: 480 },
    );
    expect(tokensOf(look)).toEqual({
      '--cw-button': '#1d6b42',
      '--cw-button-text': '#ffffff',
      '--cw-radius': '4px',
      '--cw-spacing': '5px',
      '--cw-width': '480px',
      '--cw-motion': '0s',
    });
  });

  it('publishes a loadable logo with an escaped address', () => {
    const logo = (logoUrl: string) => tokensOf({ ...DEFAULT_LOOK, logoUrl });
    expect(logo('https://cdn.shopify.com/logo.png?v=1')).toEqual({
      '--cw-logo': 'url("https://cdn.shopify.com/logo.png?v=1")',
    });
    const look = { ...DEFAULT_LOOK, logoUrl: 'https://cdn.shopify.com/logo.png' };
    expect(storefrontLook(look)?.css).toContain('.cw-title-bar::before');
    for (const address of [
      'http://shop.example/logo.png',
      'https://a.example/") }',
      'https://a.example/\\22',
      'x',
    ]) {
      expect(logo(address)).toEqual({});
      expect(validateLook({ ...DEFAULT_LOOK, logoUrl: address })).toMatchObject([{ path: ['logoUrl'] }]);
    }
  });

  it('darkens pale text and reports the mend', () => {
    const look = aLook({ textColor: '#aaaaaa' });
    const [text] = contrastSafeLook(look).readings;
    expect(text).toMatchObject({ id: 'text', changes: 'textColor', mend: { from: '#aaaaaa' } });
    expect(tokensOf(look)['--cw-text']).toBe(text?.mend?.to);
  });

  it('keeps pale borders for dividers and gives fields visible edges', () => {
    const look = aLook({ borderColor: '#eeeeee' });
    const tokens = tokensOf(look);
    expect(tokens['--cw-border']).toBe('#eeeeee');
    expect(contrast(tokens['--cw-field-border'] as '#000000', '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(isReadable(look)).toBe(true);
    expect(contrastSafeLook(look).readings.find(({ id }) => id === 'border')?.mend).not.toBeNull();
  });

  it('lightens unset colours on a dark background', () => {
    const tokens = tokensOf(aLook({ pageBgColor: '#101114' }));
    expect(tokens).toHaveProperty('--cw-text');
    expect(tokens).toHaveProperty('--cw-success');
    expect(tokens).toHaveProperty('--cw-error');
  });

  it('publishes custom CSS on its own', () => {
    expect(storefrontLook(aLook({}, { customCss: ' .cw-title { color: red } ' }))).toEqual({
      tokens: {},
      css: '.cw-title { color: red }',
    });
  });

  it('reports each problem with its place', () => {
    const look = aLook(
      { accentColor: 'red', name: ' ', logoUrl: 'https://x.example/</script>' },
      { font: "x'; }", width: 9000, customCss: 'x'.repeat(10_001) },
    );
    expect(validateLook(look).map(({ path }) => path.join('.'))).toEqual([
      'name',
      'accentColor',
      'settings.font',
      'settings.width',
      'logoUrl',
      'settings.customCss',
    ]);
  });

  it('rejects a newer version', () => {
    expect(readLook(DEFAULT_LOOK)).toEqual({ ok: true, value: DEFAULT_LOOK });
    expect(readLook({ ...DEFAULT_LOOK, schemaVersion: 3 })).toMatchObject({ ok: false, code: 'newer' });
    expect(readLook({})).toMatchObject({ ok: false, code: 'invalid' });
  });

  it('has no success color when upgraded from the version before', () => {
    const { successColor: _, ...before } = aLook({ accentColor: '#55604d' });
    expect(readLook({ ...before, schemaVersion: 1 })).toEqual({
      ok: true,
      value: aLook({ accentColor: '#55604d' }),
    });
  });
});

describe('success color', () => {
  const success = (look: Look) => tokensOf(look)['--cw-success'];

  it('follows the accent', () => {
    expect(success(aLook({ accentColor: '#55604d' }))).toBe('#55604d');
  });

  it('overrides the accent when it is set', () => {
    expect(success(aLook({ accentColor: '#55604d', successColor: '#1d6b42' }))).toBe('#1d6b42');
  });

  it('is a readable shade of the accent, which itself may be lighter', () => {
    const look = aLook({ accentColor: '#e8590c' });
    const { '--cw-accent': accent, '--cw-success': worn } = tokensOf(look);
    expect(accent).toBe('#e8590c');
    expect(contrast(worn as '#000000', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastSafeLook(look).readings.find(({ id }) => id === 'success')).toMatchObject({
      changes: 'successColor',
      mend: { from: '#e8590c' },
    });
  });

  it('is green while no accent is set', () => {
    expect(success(DEFAULT_LOOK)).toBeUndefined();
    expect(contrastSafeLook(DEFAULT_LOOK).colours.successColor).toBe('#1c6b41');
  });

  it.each(PRESETS)('of $name matches its bar', (preset) => {
    const tokens = tokensOf(withPreset(DEFAULT_LOOK, preset));
    expect(tokens['--cw-success']).toBe(tokens['--cw-accent']);
  });
});

describe('typed colours', () => {
  it('are stored in one format', () => {
    const typed = aLook({ accentColor: ' #ABC', textColor: '#1D1C1A', pageBgColor: 'white' });
    expect(inOneForm(typed)).toEqual({
      ...DEFAULT_LOOK,
      accentColor: '#aabbcc',
      textColor: '#1d1c1a',
      pageBgColor: 'white',
    });
  });

  it('keep their last valid value while unreadable, and are removed when empty', () => {
    const before = aLook({ accentColor: '#112233', textColor: '#222222' });
    const typing = aLook({ accentColor: '#11223', textColor: null });
    expect(readableLook(typing, before)).toEqual(aLook({ accentColor: '#112233' }));
  });
});

describe('contrast with the theme’s own colours', () => {
  const leftOf = (look: Look) => contrastSafeLook(look).readings.map(({ id, leftTo }) => [id, leftTo]);

  it('depends on the background while it is empty', () => {
    expect(leftOf(aLook({ textColor: '#222222', accentColor: '#1d6b42', buttonBgColor: '#1d6b42' }))).toEqual(
      [
        ['text', 'pageBgColor'],
        ['block-text', 'pageBgColor'],
        ['headline', 'pageBgColor'],
        ['accent', 'pageBgColor'],
        ['success', 'pageBgColor'],
        ['button-text', null],
        ['border', 'pageBgColor'],
      ],
    );
  });

  it('depends on the text color when that is empty', () => {
    const look = aLook({ pageBgColor: '#ffffff', buttonTextColor: '#ffffff' });
    expect(Object.fromEntries(leftOf(look))).toMatchObject({ text: 'textColor', 'button-text': 'textColor' });
  });

  it('depends on nothing when all colors are set', () => {
    const look = aLook({ pageBgColor: '#ffffff', textColor: '#222222' });
    expect(leftOf(look).every(([, left]) => left === null)).toBe(true);
  });
});

describe('look fonts', () => {
  it('are the store’s, a system stack, or a family by name', () => {
    expect(fontValue('store')).toBeNull();
    expect(fontValue('didone')).toBe(FONT_STACKS.didone.css);
    expect(fontValue('Playfair Display')).toBe("'Playfair Display', sans-serif");
    expect(fontValue('Ein; }')).toBeNull();
  });
});

describe('look presets', () => {
  it.each(PRESETS)('$name is readable without mending and can be saved', (preset) => {
    const look = withPreset(DEFAULT_LOOK, preset);
    expect(isReadable(look)).toBe(true);
    expect(validateLook(look)).toEqual([]);
  });

  it('keep name, logo, width and custom CSS', () => {
    const own = aLook({ name: 'Ours', logoUrl: 'https://x.example/l.png' }, { width: 500, customCss: 'a{}' });
    const [preset] = PRESETS;
    if (!preset) throw new Error('There are presets.');
    expect(withPreset(own, preset)).toMatchObject({
      name: 'Ours',
      logoUrl: 'https://x.example/l.png',
      settings: { width: 500, customCss: 'a{}' },
    });
  });
});

describe('look from a theme', () => {
  it('takes colours, fonts and buttons from Dawn’s schemes', () => {
    const found = fromThemeSettings({
      color_schemes: {
        'background-1': { settings: { background: '#FFFFFF', text: '#121212' } },
        inverse: {
          settings: {
            background: '#242833',
            background_gradient: 'linear-gradient(#000, #fff)',
            text: '#fff',
            button: '#ffffff',
            button_label: '#000000',
          },
        },
      },
      cart_color_scheme: 'inverse',
      type_header_font: 'dm_serif_display_n4',
      type_body_font: 'assistant_n4',
      buttons_radius: 6,
      card_corner_radius: 40,
    });
    expect(found.colours).toEqual({
      pageBgColor: '#242833',
      textColor: '#ffffff',
      accentColor: '#ffffff',
      buttonBgColor: '#ffffff',
      buttonTextColor: '#000000',
    });
    expect(found.settings).toEqual({
      font: 'store',
      headingFont: 'DM Serif Display',
      buttonRadius: 6,
      radius: 32,
    });
    expect(found.missed).toEqual([
      'The background is a gradient. The cart uses its plain color.',
      'Corners: your theme has 40 px, the cart goes from 0 to 32 px.',
    ]);
  });

  it('flattens transparent colours from Horizon’s schemes', () => {
    const { colours, settings } = fromThemeSettings({
      color_schemes: {
        'scheme-1': {
          settings: {
            background: '#ffffff',
            foreground: '#42515e',
            foreground_heading: '#f9f6f4',
            primary: '#000000cf',
            border: 'rgba(0, 0, 0, 0.5)',
            input_background: 'rgba(0,0,0,0)',
            primary_button_background: '#c74a1b',
            primary_button_text: '#ffffff',
          },
        },
      },
      type_body_font: 'inter_n4',
      type_heading_font: 'inter_n7',
      type_size_paragraph: '14',
      button_border_radius_primary: 100,
      primary_button_border_width: 0,
    });
    expect(colours).toMatchObject({
      accentColor: '#303030',
      borderColor: '#808080',
      buttonBgColor: '#c74a1b',
    });
    expect(colours).not.toHaveProperty('blockBgColor');
    expect(settings).toEqual({
      font: 'store',
      headingFont: 'store',
      fontSize: 14,
      buttonRadius: 40,
      buttonBorderWidth: 0,
    });
    // This heading is unreadable on its background in the theme too, but not in the cart.
    expect(isReadable(withThemeImport(DEFAULT_LOOK, fromThemeSettings({})))).toBe(true);
  });

  it('maps system fonts of headings to a font stack', () => {
    const { settings } = fromThemeSettings({
      type_header_font: 'iowan_old_style_n5',
      type_body_font: 'inter_n4',
    });
    expect(settings.headingFont).toBe('old-style');
  });

  it('takes the accent from the buttons of plain color settings', () => {
    expect(
      fromThemeSettings({
        colors_background_1: '#ffffff',
        colors_text: '#121212',
        colors_accent_1: '#334fb4',
        colors_solid_button_labels: '#ffffff',
      }).colours,
    ).toEqual({
      pageBgColor: '#ffffff',
      textColor: '#121212',
      accentColor: '#334fb4',
      buttonBgColor: '#334fb4',
      buttonTextColor: '#ffffff',
    });
  });

  it.each([null, 'Default', [], {}, { color_schemes: 4 }])('takes nothing from %j', (settings) => {
    expect(fromThemeSettings(settings)).toMatchObject({ colours: {}, settings: {}, missed: { length: 2 } });
  });
});
