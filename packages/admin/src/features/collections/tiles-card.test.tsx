import { readFileSync } from 'node:fs';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { newPromoTile } from '@cartwright/core/listing/settings/featuring';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { DefaultsEditing } from './listing-editor';
import { TilesCard } from './tiles-card';

const SCOPE: FieldScope = {
  part: null,
  owner: null,
  whole: (path) => path,
  error: () => undefined,
  problems: () => ({ reported: 0, waiting: 0 }),
  enter: () => {},
  leave: () => {},
};

/** Help below a field of a campaign's only tile. */
function helpOf(label: string): string | undefined {
  const campaign = newCampaign('sale', 'Sale', BUILT_IN_SETTINGS);
  const html = renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={new QueryClient()}>
        <DefaultsEditing loaded={{ settings: BUILT_IN_SETTINGS, revision: 1, updatedAt: null }}>
          <TilesCard
            settings={{ ...campaign, promoTiles: [newPromoTile([])] }}
            scope={SCOPE}
            run={() => {}}
          />
        </DefaultsEditing>
      </QueryClientProvider>
    </AppProvider>,
  );
  const id = html.match(new RegExp(`<label[^>]* for="([^"]+)"[^>]*><span[^>]*>${label}<`))?.[1];
  return html.match(new RegExp(`id="${id}HelpText"[^>]*>(.*?)</div>`))?.[1]?.replaceAll(/<[^>]*>/g, '');
}

it('shows the aspect ratio to which the store crops a tile’s image', () => {
  const css = readFileSync(new URL('../../../../ui/src/listing/listing.css', import.meta.url), 'utf8');
  const [, ratio] = css.match(/\.cw-tile::before \{[^}]*aspect-ratio: ([^;]+);/) ?? [];
  expect(ratio).toBe('4 / 5');
  expect(helpOf('Image')).toContain('Tiles are upright, 4:5 or taller');
});

it('explains that a tile’s name is its image’s alt text', () => {
  expect(helpOf('Name')).toBe('Read out to shoppers who can’t see the image.');
});
