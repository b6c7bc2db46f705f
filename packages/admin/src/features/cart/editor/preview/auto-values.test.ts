import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newCart } from '@cartwright/core/cart/new-cart';
import { COMPONENT_TYPES, isComponentType } from '@cartwright/core/components/component-types';
import { newBar } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { describe, expect, it, test } from 'vitest';
import { isAuto } from '../../../../editor-kit/preview/auto-setting';
import {
  barCountries,
  barCountry,
  barCountryMessage,
  barPlaces,
  STATES_OF_TEXTS,
  stateOfText,
} from './auto-values';

/** A cart with a bar for each list of countries; null is for everybody else. */
function withBars(...all: (string[] | null)[]): CartDocument {
  const cart = newCart('c', 'Cart', () => crypto.randomUUID());
  const bars = all.map((countryCodes, at) => ({
    ...newBar(`bar-${at}`, `tier-${at}`),
    geolocationEnabled: countryCodes !== null,
    countryCodes: countryCodes ?? [],
  }));
  return {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar' ? { ...component, settings: { bars } } : component,
    ),
  };
}

/** Where the preview goes for a bar from where the merchant has it; undefined where it stays. */
function ledTo(document: CartDocument, barId: string, from: string | null = null) {
  const places = barPlaces(document, barId);
  const auto = places && barCountry(places);
  return isAuto({ value: from, over: null }, auto) ? auto.value : undefined;
}

describe('edited progress bar', () => {
  const cart = withBars(null, ['de', 'AT'], ['FR']);

  it('switches the preview to a country that shows it, unless one already does', () => {
    expect(ledTo(cart, 'bar-1')).toBe('DE');
    expect(ledTo(cart, 'bar-1', 'AT')).toBeUndefined();
    expect(ledTo(cart, 'bar-2', 'AT')).toBe('FR');
    expect(ledTo(cart, 'bar-0', 'FR')).toBeNull();
    expect(ledTo(cart, 'bar-0', 'JP')).toBeUndefined();
  });

  it('changes nothing if it is the only bar, has no countries, or was removed', () => {
    expect(ledTo(withBars(null), 'bar-0', 'FR')).toBeUndefined();
    expect(ledTo(withBars(null, []), 'bar-1', 'FR')).toBeUndefined();
    expect(ledTo(cart, 'gone', 'FR')).toBeUndefined();
  });

  it('explains the switch', () => {
    const words = (barId: string, place: string) => {
      const places = barPlaces(cart, barId);
      return places && barCountryMessage(places, place);
    };
    expect(words('bar-2', 'France')).toBe('Shown in France: this progress bar is only for France.');
    expect(words('bar-1', 'Germany')).toBe('Shown in Germany, one of the 2 countries of this progress bar.');
    expect(words('bar-0', '')).toMatch(/^Shown anywhere else/);
  });

  it('is offered with the other bars’ countries', () => {
    expect(barCountries(cart)).toEqual(['AT', 'DE', 'FR']);
  });
});

describe('text visible in one state only', () => {
  test.each(Object.entries(STATES_OF_TEXTS))('of %s exists in the component', (type, texts) => {
    if (!isComponentType(type)) throw new Error(`${type} is no component.`);
    const defaults: unknown = COMPONENT_TYPES[type].defaults(() => crypto.randomUUID());
    for (const path of Object.keys(texts)) expect(textAt(defaults, path.split('.'))).toBeTypeOf('string');
  });

  it('is found by its path for any bar', () => {
    expect(stateOfText('cart_items', ['language', 'emptyTitle'])).toBe('empty');
    expect(stateOfText('cart_items', ['language', 'remove'])).toBeNull();
    expect(stateOfText('tiered_progress_bar', ['bars', 2, 'language', 'giftAreaTitle'])).toBe('gift');
    expect(stateOfText('title_bar', ['title'])).toBeNull();
  });
});

/** What is at a path of settings, in the first of every list. */
function textAt(value: unknown, [step, ...rest]: string[]): unknown {
  if (Array.isArray(value)) return textAt(value[0], step === undefined ? rest : [step, ...rest]);
  if (step === undefined) return value;
  return textAt((value as Record<string, unknown>)[step], rest);
}
