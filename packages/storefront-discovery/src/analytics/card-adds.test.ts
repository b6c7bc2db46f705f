import { expect, test } from 'vitest';
import { pendingAdds } from './card-adds';

const addRequest = (startTime: number, responseStatus = 200) => ({ startTime, responseStatus });

/** Presses of cards by product name, and the counted adds. */
function aList() {
  const added: string[] = [];
  const { press, seen } = pendingAdds();
  return { added, seen, press: (name: string, at: number) => press(at, () => void added.push(name)) };
}

test('counts a pressed product once, after the next add request succeeds', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  seen(addRequest(50));
  expect(added, 'an earlier request belongs to another press').toEqual([]);
  seen(addRequest(120));
  seen(addRequest(140));
  expect(added).toEqual(['mug']);
});

test('ignores an add the store refuses', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  press('apron', 110);
  seen(addRequest(120, 422));
  seen(addRequest(130));
  expect(added).toEqual(['apron']);
});

test('counts an add when the browser hides the response status', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  seen(addRequest(120, 0));
  expect(added).toEqual(['mug']);
});

test('ignores a request long after the press', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  seen(addRequest(30_000));
  expect(added).toEqual([]);
});
