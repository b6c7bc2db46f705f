import { expect, test } from 'vitest';
import { pendingAdds } from './card-adds';

const answered = (startTime: number, responseStatus = 200) => ({ startTime, responseStatus });

/** Presses of cards, each by its product's name, and what was added. */
function aList() {
  const added: string[] = [];
  const { press, seen } = pendingAdds();
  return { added, seen, press: (name: string, at: number) => press(at, () => void added.push(name)) };
}

test('what is pressed is added when the request after it was answered, and once', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  seen(answered(50));
  expect(added, 'a request of before is another’s').toEqual([]);
  seen(answered(120));
  seen(answered(140));
  expect(added).toEqual(['mug']);
});

test('what the store refuses is not added', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  press('apron', 110);
  seen(answered(120, 422));
  seen(answered(130));
  expect(added).toEqual(['apron']);
});

test('a browser that does not tell how it was answered is believed', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  seen(answered(120, 0));
  expect(added).toEqual(['mug']);
});

test('a request of long after is not the press’s', () => {
  const { press, seen, added } = aList();
  press('mug', 100);
  seen(answered(30_000));
  expect(added).toEqual([]);
});
