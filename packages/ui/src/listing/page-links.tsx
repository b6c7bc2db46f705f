/** Linked pages beside the current one. */
const NEAR = 2;

/** Fields of a click event that identify an unmodified click. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Pagination links; nothing for a single page. `current` and `pages` count from 1. */
export function PageLinks(props: {
  readonly current: number;
  readonly pages: number;
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (number: number) => string;
  readonly addressOf: (page: number) => string;
  readonly onOpen: (page: number, event: Click) => void;
}) {
  const { current, pages } = props;
  if (pages < 2) return null;
  const link = (page: number, kind: 'prev' | 'next', text: string) => (
    <a
      className="cw-pages-step"
      rel={kind}
      href={props.addressOf(page)}
      onClick={(event) => props.onOpen(page, event)}
    >
      {text}
    </a>
  );
  return (
    <nav className="cw-pages" aria-label={props.label}>
      {current > 1 && link(Math.min(current - 1, pages), 'prev', props.previous)}
      <ul className="cw-pages-numbers">
        {shownPages(current, pages).map((page, index, all) => (
          <li key={page} data-gap={page - (all[index - 1] ?? page) > 1 ? '' : undefined}>
            <a
              className="cw-pages-number"
              href={props.addressOf(page)}
              aria-current={page === current ? 'page' : undefined}
              onClick={(event) => props.onOpen(page, event)}
            >
              <span className="cw-hidden">{props.page(page)}</span>
              <span aria-hidden="true">{page}</span>
            </a>
          </li>
        ))}
      </ul>
      {current < pages && link(current + 1, 'next', props.next)}
    </nav>
  );
}

/** First, last, and those near the current one. */
function shownPages(current: number, pages: number): number[] {
  const numbers = [];
  for (let page = 1; page <= pages; page++) {
    if (page === 1 || page === pages || Math.abs(page - current) < NEAR) numbers.push(page);
  }
  return numbers;
}
