import { expect, it } from 'vitest';
import { bundleLayout } from './bundle-layout';
import { newWidget } from './widget';

it.each([
  [
    { type: 'grid', columns: 1 },
    { type: 'grid', columns: 1 },
  ],
  [
    { type: 'line', columns: 3 },
    { type: 'line', columns: 3 },
  ],
  [
    { type: 'carousel', columns: 1 },
    { type: 'grid', columns: 2 },
  ],
  [
    { type: 'carousel', columns: 4 },
    { type: 'grid', columns: 4 },
  ],
  [
    { type: 'carousel', columns: null },
    { type: 'grid', columns: null },
  ],
] as const)('a bundle builder renders %o as %o', (layout, drawn) =>
  expect(bundleLayout(layout)).toEqual(drawn),
);

it('a new bundle has two columns on small screens', () =>
  expect(newWidget(7, 'Box', 'bundle_builder').settings.layout.small).toEqual({ type: 'grid', columns: 2 }));
