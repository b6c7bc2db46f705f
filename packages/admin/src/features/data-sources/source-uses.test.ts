import { expect, it } from 'vitest';
import { removalMessage, sourceSummary, widgetsOfSource } from './source-uses';

const WIDGETS = [
  { name: 'Beside', linkedCustomEndpointId: 7 },
  { name: ' ', linkedCustomEndpointId: 7 },
  { name: 'Elsewhere', linkedCustomEndpointId: null },
];

it('names the widgets that use a source', () => {
  expect(widgetsOfSource(WIDGETS, 7)).toEqual(['"Beside"', '"Unnamed widget"']);
  expect(widgetsOfSource(WIDGETS, 8)).toEqual([]);
  expect(sourceSummary(1, [])).toBe('1 rule');
  expect(sourceSummary(2, ['"Beside"', '"Under"'])).toBe('2 rules · Used by "Beside" and "Under"');
});

it('says what is lost by deleting a source', () => {
  expect(removalMessage(['"Beside"'])).toMatch(/^The widget "Beside" uses it, and shows no products once/);
  expect(removalMessage(['"Beside"', '"Under"'])).toMatch(
    /^The widgets "Beside" and "Under" use it, and show no/,
  );
});
