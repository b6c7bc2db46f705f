import { describe, expect, it } from 'vitest';
import { insertPlaceholder } from './insert-placeholder';

describe('a placeholder that is inserted', () => {
  it('stands at the cursor, with the cursor behind it', () => {
    expect(insertPlaceholder('Only  to go', '{{amount}}', [5, 5])).toEqual({
      text: 'Only {{amount}} to go',
      cursor: 15,
    });
  });

  it('replaces what is selected', () => {
    expect(insertPlaceholder('Only 5 to go', '{{amount}}', [5, 6]).text).toBe('Only {{amount}} to go');
  });

  it('goes to the end of a text that nobody was in, a space after its last word', () => {
    expect(insertPlaceholder('Still', '{{amount}}', null)).toEqual({ text: 'Still {{amount}}', cursor: 16 });
    expect(insertPlaceholder('Still ', '{{amount}}', null).text).toBe('Still {{amount}}');
    expect(insertPlaceholder('', '{{amount}}', null).text).toBe('{{amount}}');
  });
});
