import { newCampaign, validateCampaign } from '@cartwright/core/collections/campaign-document';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { rulesOfFeaturing } from '@cartwright/core/listing/settings/rules-of';
import {
  newKeywordGroup,
  redirectOf,
  storedKeywordGroups,
  validateKeywordGroups,
} from '@cartwright/core/search/keyword-groups';
import { newSearchSettings, validateSearchSettings } from '@cartwright/core/search/search-settings';
import { describe, expect, it } from 'vitest';

/** Addresses that look like a path or a domain of the store, and lead a browser elsewhere, or into a script. */
const HOSTILE = [
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '\u00a0//evil.example',
  'javascript:alert(1)',
  'javascript://a.b/%0aalert(1)',
  'java\nscript://a.b/',
  ' JavaScript://a.b/',
  'data://a.b/text/html,<script>',
  'vbscript://a.b/',
  'ftp://a.b/',
  'mailto:a@b.example',
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/',
  'user@evil.example',
];

describe.each(HOSTILE)('%j', (address) => {
  it('is rejected as a tile link, and not rendered if stored', () => {
    const campaign = {
      ...newCampaign('c1', 'Sale', BUILT_IN_SETTINGS),
      promoTiles: [
        {
          name: 'Sale',
          placement: { page: 'firstPage' as const, position: 1 },
          content: { imageUrl: 'https://cdn.example/sale.png', imageUuid: null, imageRedirectUrl: address },
        },
      ],
    };
    expect(validateCampaign(campaign).map(({ path }) => path.join('.'))).toContain(
      'promoTiles.0.content.imageRedirectUrl',
    );
    const { tiles } = rulesOfFeaturing(campaign, BUILT_IN_SETTINGS);
    expect(tiles.map(({ content }) => content.link)).toEqual([null]);
  });

  it('is rejected as a keyword redirect, and not followed if stored', () => {
    const group = {
      ...newKeywordGroup('a'),
      keywordGroupName: 'A',
      keywords: ['a'],
      redirectEnabled: true,
      redirectUrl: address,
    };
    const document = { schemaVersion: 1 as const, groups: [group] };
    expect(validateKeywordGroups(document).map(({ path }) => path.join('.'))).toEqual([
      'groups.0.redirectUrl',
    ]);
    const [stored] = storedKeywordGroups(document).groups;
    expect(stored && redirectOf(stored)).toBeNull();
  });

  it('is rejected as the address of the results page', () => {
    const settings = { ...newSearchSettings(BUILT_IN_SETTINGS), searchResultsPageUrl: address };
    expect(validateSearchSettings(settings).map(({ path }) => path)).toEqual([['searchResultsPageUrl']]);
  });
});
