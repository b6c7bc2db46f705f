import { describe, expect, it } from 'vitest';
import { afterDrawing } from './frame-problem';

const broken = { revision: 2, message: 'The bar broke.' };

describe('component that can’t be rendered', () => {
  it('stays reported while its own or an earlier state renders', () => {
    expect(afterDrawing(broken, 1)).toBe(broken);
    expect(afterDrawing(broken, 2)).toBe(broken);
  });

  it('is cleared by the next state, unless that reports it again', () => {
    expect(afterDrawing(broken, 3)).toBeNull();
    expect(afterDrawing(null, 3)).toBeNull();
  });
});
