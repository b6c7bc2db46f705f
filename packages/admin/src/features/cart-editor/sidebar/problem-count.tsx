/** How many issues there are; nothing for none. */
export function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="cw-problems">
      {count}
      <span className="cwa-visually-hidden">{count === 1 ? ' problem' : ' problems'}</span>
    </span>
  );
}
