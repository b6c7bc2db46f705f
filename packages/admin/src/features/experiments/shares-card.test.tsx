import { newExperiment } from '@cartwright/core/experiments/document/experiment-document';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharesCard } from './shares-card';

const shown = (shares: number[][] | null) =>
  renderToStaticMarkup(
    <AppProvider>
      <SharesCard
        experiment={newExperiment('test', 'Which shape', 'widget', ['control', 'b'])}
        response={{ shares }}
        formats={{ locale: 'en-US' }}
      />
    </AppProvider>,
  );

it('shows daily shares, latest first, without a verdict', () => {
  const html = shown([
    [0.34, 0.66],
    [0.5, 0.5],
    [0.0112, 0.9888],
  ]);
  const cells = [...html.matchAll(/<t[hd] [^>]*class="cw-figures__[a-z]+"[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );
  expect(cells).toEqual([
    'Day',
    'Control',
    'B',
    ...['3', '1.1 %', '98.9 %'],
    ...['2', '50.0 %', '50.0 %'],
    ...['1', '34.0 %', '66.0 %'],
  ]);
  expect(html).toContain('A larger share is no verdict.');
});

it('is absent for a test with fixed shares', () => {
  expect(shown(null)).not.toContain('Shares of new visitors');
});
