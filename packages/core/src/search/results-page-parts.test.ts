import { expect, it } from 'vitest';
import { threeWay } from '../editing/merge';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { resultsPageOf } from './results-page';
import { resultsPageParts } from './results-page-parts';

const { enabled: _, ...page } = resultsPageOf(null, BUILT_IN_SETTINGS);

it('the sections of the results page cover every field once', () => {
  const fields = resultsPageParts.split(page).flatMap(({ value }) => Object.keys(value as object));
  const { editorLayout, translations: __, ...others } = page;
  expect(fields.sort()).toEqual([...Object.keys(others), ...Object.keys(editorLayout)].sort());
});

it('merges a changed column with a changed heading of suggestions', () => {
  const having = (changes: Partial<typeof page.editorLayout>) => ({
    ...page,
    editorLayout: { ...page.editorLayout, ...changes },
  });
  const mine = { tabletColumnBreakpoint: 5 };
  const theirs = { suggestedTermsTitle: 'Popular' };
  const { merged } = threeWay(resultsPageParts, { base: page, mine: having(mine), theirs: having(theirs) });
  expect(merged(new Map())).toEqual({ ok: true, document: having({ ...mine, ...theirs }) });
});
