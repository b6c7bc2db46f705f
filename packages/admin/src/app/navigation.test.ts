import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import { describe, expect, it } from 'vitest';
import { dependsOnKeys, markedAt, NAVIGATION, sectionAt, shownSections } from './navigation';

const labels = (sections: readonly { label: string }[]) => sections.map(({ label }) => label);

/** The navigation when everything is built. */
const finished = NAVIGATION.map((section) => ({ ...section, available: true }));

describe('navigation', () => {
  it('lists the existing sections in order', () => {
    expect(labels(shownSections([]))).toEqual([
      'Home',
      'Carts',
      'Widgets',
      'Reports',
      'Images',
      'Discounts',
      'Looks',
      'Store data',
      'Settings',
    ]);
    expect(labels(shownSections(Object.values(FEATURE_KEYS), finished))).toEqual(labels(NAVIGATION));
  });

  it('hides sections without a key, also while keys are loading', () => {
    const open = [
      'Home',
      'Carts',
      'Widgets',
      'Reports',
      'Experiments',
      'Images',
      'Discounts',
      'Looks',
      'Store data',
      'Settings',
    ];
    expect(labels(shownSections([], finished))).toEqual(open);
    expect(labels(shownSections(undefined, finished))).toEqual(open);
    expect(labels(shownSections([FEATURE_KEYS.search], finished))).toContain('Search');
  });

  it('requests keys only if they would change something', () => {
    const open = NAVIGATION.filter(({ feature }) => feature === null);
    expect(dependsOnKeys(open)).toBe(false);
    expect(dependsOnKeys(finished)).toBe(true);
  });

  it.each([
    ['/smartcart/', 'Carts'],
    ['/smartcart', 'Carts'],
    ['/smartcart/edit/some-id/', 'Carts'],
    ['/smart-collections/campaigns/', 'Collections'],
    ['/smartcarts/', null],
    ['/', 'Home'],
    ['/nowhere/', null],
    ['/publication/', null],
  ])('maps %s to %s', (path, label) => {
    expect(sectionAt(path)?.label ?? null).toBe(label);
  });

  it('marks the current section, and widgets for bundles without a section', () => {
    expect(markedAt('/widgets/edit/4/')).toBe('/widgets/');
    expect(markedAt('/widget/edit/4/')).toBe('/widgets/');
    expect(markedAt('/checkout-and-beyond/edit/4/')).toBe('/widgets/');
    expect(markedAt('/bundle-builder/edit/4/')).toBe('/widgets/');
    expect(markedAt('/bundle-builder/edit/4/', finished)).toBe('/bundle-builder/');
    expect(markedAt('/looks/')).toBe('/looks/');
    expect(markedAt('/reports/smart-search-analytics/')).toBe('/reports/');
    expect(markedAt('/experiments/edit/a/')).toBe('/reports/');
    expect(markedAt('/')).toBe('/');
  });

  it('has no nested sections', () => {
    for (const { path, label } of NAVIGATION) expect(sectionAt(path)?.label).toBe(label);
  });
});
