import { expect, it } from 'vitest';
import { keepInPlace } from './keep-in-place';

/** A popover whose button is at `at`, shown there plus its translation. */
function aPopover() {
  const state = { at: 300, toggle: () => {} };
  const filter = {
    open: true,
    style: { display: '' },
    addEventListener: (_: string, hear: () => void) => {
      state.toggle = hear;
    },
  };
  const popover = {
    style: { translate: '' },
    parentElement: filter,
    getBoundingClientRect: () => ({ left: state.at + (Number.parseFloat(popover.style.translate) || 0) }),
  };
  const draw = (isInBar = true) =>
    keepInPlace({ closest: () => (isInBar ? popover : null) } as unknown as Element);
  return { state, filter, popover, draw, seen: () => popover.getBoundingClientRect().left };
}

it('keeps an open popover in place when content before its button changes', () => {
  const { state, draw, seen } = aPopover();
  draw();
  for (const at of [180, 300, 420, 180]) {
    state.at = at;
    draw();
    expect(seen()).toBe(300);
  }
});

it('places a reopened popover below its button', () => {
  const { state, filter, draw, seen } = aPopover();
  draw();
  state.at = 180;
  draw();
  filter.open = false;
  state.toggle();
  filter.open = true;
  state.toggle();
  expect(seen()).toBe(180);
  expect(filter.style.display).toBe('block');
  state.at = 240;
  draw();
  expect(seen()).toBe(180);
});

it('leaves elements outside a popover alone', () => {
  const { popover, draw } = aPopover();
  draw(false);
  draw(false);
  expect(popover.style.translate).toBe('');
});
