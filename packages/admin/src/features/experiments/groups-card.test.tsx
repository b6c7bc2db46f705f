import type { ExperimentGroupsResponse } from '@cartwright/core/contract/experiments';
import { newExperiment } from '@cartwright/core/experiments/document/experiment-document';
import { meanEstimate } from '@cartwright/core/experiments/goals/estimate';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { groupsQuery } from './experiment-calls';
import { GroupsCard } from './groups-card';

const UNTIL = '2026-05-12T04:00:00.000Z';
const experiment = newExperiment('test', 'Round or square', 'widget', ['control', 'b']);
const NONE: ExperimentGroupsResponse = { groups: [], smaller: 0, visitors: 0 };

const rate = (visitors: number, events: number) =>
  meanEstimate({ visitors, events, sum: events, squares: events });

function shown(market: ExperimentGroupsResponse, device: ExperimentGroupsResponse, visitors: number): string {
  const queries = new QueryClient();
  queries.setQueryData(groupsQuery('test', 'market', UNTIL).queryKey, market);
  queries.setQueryData(groupsQuery('test', 'device', UNTIL).queryKey, device);
  const formats = { locale: 'en-US', timezone: 'UTC', currency: 'USD' };
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <GroupsCard experiment={experiment} until={UNTIL} visitors={visitors} formats={formats} />
      </QueryClientProvider>
    </AppProvider>,
  );
}

/** Texts of the cells of each row, as they are read aloud. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );

describe('visitor groups of a test', () => {
  // Countries have their names in the merchant's language.
  beforeAll(() => void vi.stubGlobal('navigator', { language: 'en' }));
  afterAll(() => void vi.unstubAllGlobals());

  const market = {
    groups: [
      { key: 'DE', estimates: [rate(1_000, 40), rate(990, 50)] },
      { key: null, estimates: [rate(3, 0), { visitors: 0, events: 0, mean: 0, variance: 0 }] },
    ],
    smaller: 2,
    visitors: 2_000,
  };
  const device = { ...NONE, groups: [{ key: 'phone', estimates: [rate(1_003, 40), rate(997, 50)] }] };

  it('show visitors and goal per variant, and each figure opens its rows', () => {
    const html = shown(market, { ...device, visitors: 2_000 }, 2_000);
    const behind = (of: string, title: string) => `: show what’s behind ${title} of ${of}`;
    expect(rowsOf(html)).toEqual([
      ['Market', 'Control: visitors', 'Control: conversion', 'B: visitors', 'B: conversion'],
      [
        'Germany',
        `1,000${behind('Control, Germany', 'Visitors')}`,
        `4.00 %${behind('Control, Germany', 'Conversion')}`,
        `990${behind('B, Germany', 'Visitors')}`,
        `5.05 %${behind('B, Germany', 'Conversion')}`,
      ],
      [
        'Not known',
        `3${behind('Control, Not known', 'Visitors')}`,
        `0.00 %${behind('Control, Not known', 'Conversion')}`,
        '0',
        '–',
      ],
      ['Device', 'Control: visitors', 'Control: conversion', 'B: visitors', 'B: conversion'],
      ['Phone', expect.anything(), expect.anything(), expect.anything(), expect.anything()],
    ]);
    expect(html).toContain('2 smaller markets aren’t shown.');
    expect(html).not.toContain('forgotten');
  });

  it('are marked as exploratory, without a verdict', () => {
    const html = shown(market, device, 2_000);
    expect(html).toContain('For exploring only: these figures decide nothing.');
    expect(html).toContain('Small groups differ by chance');
    expect(html).not.toMatch(/better than|worse|winner|between [+−]/i);
  });

  it('count redacted visitors, and explain an empty table', () => {
    expect(shown(market, device, 2_500)).toContain('2,000 of 2,500 visitors are shown.');
    expect(shown(NONE, NONE, 0)).toContain('No visitors yet.');
    expect(shown(NONE, NONE, 7)).toContain('All visitors were forgotten.');
  });
});
