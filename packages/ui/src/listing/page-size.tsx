/** Page size selector. */
export function PageSize(props: {
  readonly label: string;
  readonly all: string;
  readonly limit: number | 'all';
  readonly limits: readonly (number | 'all')[];
  readonly onLimit: (limit: string) => void;
}) {
  return (
    <form className="cw-listing-sort cw-page-size" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{props.label}</span>
        <select
          name="limit"
          value={String(props.limit)}
          onChange={(event) => props.onLimit(event.currentTarget.value)}
        >
          {props.limits.map((limit) => (
            <option key={limit} value={limit}>
              {limit === 'all' ? props.all : limit}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
