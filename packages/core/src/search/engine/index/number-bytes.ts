/**
 * Ascending integers as bytes: differences of consecutive ones, with seven bits per byte, the eighth for
 * continuation. Term numbers take one or two bytes instead of four.
 */
export function bytesOfNumbers(ascending: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const number of ascending) {
    let distance = number - before;
    before = number;
    for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128);
    bytes.push(distance);
  }
  return Uint8Array.from(bytes);
}

export function numbersOfBytes(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let before = 0;
  let distance = 0;
  let shift = 0;
  for (const byte of bytes) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    before += distance;
    numbers.push(before);
    distance = 0;
    shift = 0;
  }
  return numbers;
}
