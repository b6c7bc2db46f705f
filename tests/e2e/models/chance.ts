export function pick<Each>(from: readonly Each[], random: () => number): Each {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Numbers from 0 to 1, the same for the same seed: a linear congruence, good enough to make up one's mind. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
