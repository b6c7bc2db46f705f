import type { Pagination as Pages } from '@cartwright/core/contract/paging';
import { Pagination } from '@cartwright/ui/admin/pagination';
import { Select } from '@cartwright/ui/admin/select';
import type { ListPlace } from './use-list-place';

interface ListFootProps<Filter extends string, Sort extends string, Size extends number> {
  readonly place: ListPlace<Filter, Sort, Size>;
  readonly pagination: Pages;
}

/** Page size and pagination, below a list with more than the smallest page. */
export function ListFoot<Filter extends string, Sort extends string, Size extends number>({
  place,
  pagination,
}: ListFootProps<Filter, Sort, Size>) {
  const { choices, request, choose, turnTo } = place;
  const { name, noun, sizes } = choices;
  const { page, totalPages, totalItems } = pagination;
  if (totalItems <= sizes[0]) return null;
  return (
    <div className="cw-list__foot">
      <Select
        label={`${name} per page`}
        labelInline
        value={String(request.limit)}
        options={sizes.map(String)}
        onChange={(size) => {
          const limit = sizes.find((each) => String(each) === size);
          if (limit !== undefined) choose({ limit });
        }}
      />
      <Pagination
        accessibilityLabel={`Pages of ${noun.other}`}
        label={`${page} of ${Math.max(1, totalPages)}`}
        hasPrevious={page > 1}
        hasNext={page < totalPages}
        onPrevious={() => turnTo(request.page - 1)}
        onNext={() => turnTo(request.page + 1)}
      />
    </div>
  );
}
