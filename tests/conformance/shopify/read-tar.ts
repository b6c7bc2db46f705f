const BLOCK = 512;

/** The contents of some files of an uncompressed tar archive, by their name in it. Enough for npm's tarballs. */
export function readTarFiles(archive: Buffer, wanted: readonly string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = textOf(header, 0, 100);
    if (name === '') break;
    const prefix = textOf(header, 345, 155);
    const size = Number.parseInt(textOf(header, 124, 12).trim(), 8);
    if (!Number.isSafeInteger(size)) throw new Error(`The tar archive is broken at byte ${at}.`);
    const path = prefix ? `${prefix}/${name}` : name;
    if (wanted.includes(path)) found.set(path, archive.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

function textOf(header: Buffer, from: number, length: number): string {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end === -1 ? length : end).toString('utf8');
}
