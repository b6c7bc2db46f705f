import { describe, expect, it } from 'vitest';
import { insertPlaceholder } from './insert-placeholder';

describe('inserted placeholder', () => {
  it('goes to the cursor, which moves behind it', () => {
    expect(insertPlaceholder('Only  to go', '{{amount}}', [5, 5])).toEqual({
      text: 'Only {{amount}} to go',
      cursor: 15,
    });
  });

  it('replaces the selection', () => {
    expect(insertPlaceholder('Only 5 to go', '{{amount}}', [5, 6]).text).toBe('Only {{amount}} to go');
  });

  it('is appended after a space if the text had no focus', () => {
    expect(insertPlaceholder('Still', '{{amount}}', null)).toEqual({ text: 'Still {{amount}}', cursor: 16 });
    expect(insertPlaceholder('Still ', '{{amount}}', null).text).toBe('Still {{amount}}');
    expect(insertPlaceholder('', '{{amount}}', null).text).toBe('{{amount}}');
  });
});
