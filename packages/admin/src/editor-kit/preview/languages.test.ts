import { expect, it } from 'vitest';
import { previewLanguages } from './languages';

it('a preview speaks the storefront’s languages, each named in itself, and the browser’s by its region', () => {
  const labels = previewLanguages('en-GB').map(({ label }) => label);
  expect(labels).toHaveLength(9);
  expect(labels).toEqual(expect.arrayContaining(['Deutsch', 'English', 'Español', 'Français', '日本語']));
  expect(previewLanguages('en-GB')).toContainEqual({ value: 'en-GB', label: 'English' });
  expect(previewLanguages('de-AT')).toContainEqual({ value: 'de-AT', label: 'Deutsch' });
  expect(previewLanguages('de-AT')).toContainEqual({ value: 'en', label: 'English' });
});

it('a browser whose language has no words of ours can be previewed all the same', () => {
  expect(previewLanguages('sv-SE')).toHaveLength(10);
  expect(previewLanguages('sv-SE')).toContainEqual({ value: 'sv-SE', label: 'Svenska' });
});
