import { expect, it } from 'vitest';
import { previewLanguages } from './languages';

it('lists the storefront’s languages by their own names, the browser’s with its region', () => {
  const labels = previewLanguages('en-GB').map(({ label }) => label);
  expect(labels).toHaveLength(9);
  expect(labels).toEqual(expect.arrayContaining(['Deutsch', 'English', 'Español', 'Français', '日本語']));
  expect(previewLanguages('en-GB')).toContainEqual({ value: 'en-GB', label: 'English' });
  expect(previewLanguages('de-AT')).toContainEqual({ value: 'de-AT', label: 'Deutsch' });
  expect(previewLanguages('de-AT')).toContainEqual({ value: 'en', label: 'English' });
});

it('allows previewing a browser language without translations of ours', () => {
  expect(previewLanguages('sv-SE')).toHaveLength(10);
  expect(previewLanguages('sv-SE')).toContainEqual({ value: 'sv-SE', label: 'Svenska' });
});
