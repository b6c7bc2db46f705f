import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportGroups } from './export-groups';
import { type ExportLine, exportLines } from './export-lines';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

const line = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('\n', 'é'));
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });

it('reads the same lines however a download is cut, and resumes after any of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line), sizes, fc.boolean(), fc.nat(), async (texts, cuts, isEnded, chosen) => {
      const bytes = Buffer.from(texts.join('\n') + (isEnded ? '\n' : ''));
      const lines: ExportLine[] = await all(exportLines(inPieces(bytes, cuts), 0));
      expect(lines.map(({ text }) => text)).toEqual(texts);
      const at = texts.length === 0 ? 0 : chosen % texts.length;
      const from = lines[at]?.end ?? 0;
      const rest = await all(exportLines(inPieces(bytes.subarray(from), cuts), from));
      expect(rest).toEqual(lines.slice(at + 1));
    }),
  );
});

it('groups child lines with their object, and resumes at the next object', async () => {
  const lines = ['{"id":"a"}', '{"id":"b","__parentId":"a"}', '{"id":"c"}'];
  const bytes = Buffer.from(lines.join('\n'));
  const groups = await all(exportGroups(exportLines(inPieces(bytes, [5]), 0)));
  expect(groups).toMatchObject([
    { object: { id: 'a' }, children: [{ id: 'b', __parentId: 'a' }], end: 39 },
    { object: { id: 'c' }, children: [], end: bytes.length },
  ]);
});

it('aborts the download at a line longer than any object', async () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) yield new Uint8Array(1_000_000).fill(65);
  }
  await expect(all(exportLines(endless(), 7))).rejects.toThrow(
    'The line at byte 7 of the export is too long.',
  );
});
