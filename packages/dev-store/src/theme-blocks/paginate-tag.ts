import {
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
  Value,
} from 'liquidjs';
import { listOf, type PagedList } from './paged-list';

/** Maximum page size. Source: Shopify Liquid, `paginate`. */
const LARGEST_PAGE = 250;
/** Default number of linked pages on each side of the current one. */
const WINDOW = 3;

const ARGS = /^([\w.]+)\s+by\s+([\w.]+)(?:\s*,?\s*window_size:\s*(\d+))?$/;

/** `{% paginate collection.products by 12 %}`: limits the list to the URL's page. */
export class PaginateTag extends Tag {
  private readonly list: Value;
  private readonly size: Value;
  private readonly window: number;
  private readonly templates: Template[] = [];

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remaining, liquid);
    const [, list, size, window] = ARGS.exec(token.args.trim()) ?? [];
    if (list === undefined || size === undefined) throw new Error(`illegal tag: ${token.getText()}`);
    this.list = new Value(list, liquid);
    this.size = new Value(size, liquid);
    this.window = Number(window ?? WINDOW);
    const stream = parser
      .parseStream(remaining)
      .on('tag:endpaginate', () => stream.stop())
      .on('template', (template: Template) => this.templates.push(template))
      .on('end', () => {
        throw new Error(`tag ${token.getText()} is not closed`);
      });
    stream.start();
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const list = listOf(yield this.list.value(context));
    if (!list) throw new Error(`${this.token.getText()}: the list cannot be paginated in the local store`);
    const size = Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(Number(yield this.size.value(context)))));
    list.paginate(size);
    context.push({ paginate: paginateObject(list, size, this.window) });
    yield this.liquid.renderer.renderTemplates(this.templates, context, emitter);
    context.pop();
    list.unpaginate();
  }

  // biome-ignore lint/correctness/useYield: asked for as a generator, which may load files
  *children(): Generator<unknown, Template[]> {
    return this.templates;
  }

  *arguments() {
    yield this.list;
    yield this.size;
  }

  blockScope() {
    return ['paginate'];
  }
}

/** Liquid's `paginate` object. Source: Shopify Liquid, `paginate` and `part`. */
function paginateObject(list: PagedList, size: number, window: number) {
  const { count, page, addressOf } = list;
  const pages = Math.ceil(count / size);
  const link = (number: number, title: string) => ({ is_link: true, title, url: addressOf(number) });
  const near = (number: number) => number === 1 || number === pages || Math.abs(number - page) < window;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(near);
  const parts = numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number;
    const part =
      number === page ? { is_link: false, title: String(number), url: '' } : link(number, String(number));
    return number - before > 1 ? [{ is_link: false, title: '&hellip;', url: '' }, part] : [part];
  });
  return {
    page_size: size,
    current_page: page,
    current_offset: (page - 1) * size,
    items: count,
    pages,
    page_param: 'page',
    parts,
    previous: page > 1 && pages > 1 ? link(page - 1, '&laquo; Previous') : null,
    next: page < pages ? link(page + 1, 'Next &raquo;') : null,
  };
}
