import { describe, expect, it } from 'vitest';
import { afterDrawing } from './frame-problem';

const broken = { revision: 2, message: 'The bar broke.' };

describe('a component that cannot be shown', () => {
  it('stays said while its own state and those before it are drawn', () => {
    expect(afterDrawing(broken, 1)).toBe(broken);
    expect(afterDrawing(broken, 2)).toBe(broken);
  });

  it('is over with the next state, unless that says it again', () => {
    expect(afterDrawing(broken, 3)).toBeNull();
    expect(afterDrawing(null, 3)).toBeNull();
  });
});
