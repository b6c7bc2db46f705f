import { expect, it } from 'vitest';
import { changedText } from './changed-text';

it('names the first changed parts, and counts the others', () => {
  const text = (changed: string[] | null, revision = 2) => changedText({ revision, changed });
  expect(text(['Name', 'Checkout'])).toBe('Changed: Name, Checkout');
  expect(text(['Name', 'Status', 'Layout', 'Notes'])).toBe('Changed: Name, Status, Layout, Notes');
  expect(text(['Name', 'Status', 'Layout', 'Notes', 'Login'])).toBe('Changed: Name, Status, Layout, 2 more');
  expect(text([])).toBe('Saved without changes');
  expect(text(null)).toBeNull();
  expect(text(null, 1)).toBe('Created');
});
