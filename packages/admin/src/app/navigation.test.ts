import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import { describe, expect, it } from 'vitest';
import { dependsOnKeys, markedAt, NAVIGATION, sectionAt, shownSections } from './navigation';

const labels = (sections: readonly { label: string }[]) => sections.map(({ label }) => label);

/** The navigation when everything is built. */
const finished = NAVIGATION.map((section) => ({ ...section, available: true }));

describe('the navigation', () => {
  it('shows what is there, in its order', () => {
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

  it('leaves out what the shop has no key for, also while nobody knows its keys', () => {
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

  it('asks for keys only when they would change something', () => {
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
  ])('%s belongs to %s', (path, label) => {
    expect(sectionAt(path)?.label ?? null).toBe(label);
  });

  it('marks the section that a page belongs to, and the widgets for bundles until those have one', () => {
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

  it('has no section inside another', () => {
    for (const { path, label } of NAVIGATION) expect(sectionAt(path)?.label).toBe(label);
  });
});
