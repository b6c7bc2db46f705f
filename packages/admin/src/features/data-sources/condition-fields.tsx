import {
  type ConditionAbout,
  newCondition,
  type ProductFact,
  type SourceCondition,
} from '@cartwright/core/data-sources/custom-source';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Text } from '@cartwright/ui/admin/text';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { CollectionField } from '../../editor-kit/pickers/collections/collection-field';
import { CountryField } from '../../editor-kit/pickers/countries/country-field';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { TagField } from '../../editor-kit/pickers/tags/tag-field';
import { useConversionHelp } from '../../shared/api/use-several-currencies';
import { TimeFields } from './time-fields';

const ABOUT: Readonly<Record<ConditionAbout, string>> = {
  page: 'Product of the page',
  cart: 'Products in the cart',
  total: 'Cart total',
  items: 'Number of items in the cart',
  country: 'Shopper’s country',
  currency: 'Shopper’s currency',
  customer_tag: 'Customer tag',
  signed_in: 'Customer is signed in',
  discount_code: 'Discount code',
  selling_plan: 'Subscription in the cart',
  time: 'Time',
};

/** Storefront pages don't expose customer tags (ADR 141): only offered where already selected. */
const UNKNOWN_IN_STORES: ConditionAbout = 'customer_tag';

const FACTS: Readonly<Record<ProductFact, string>> = {
  product: 'is one of these products',
  collection: 'is in a collection',
  tag: 'has a tag',
  vendor: 'is of a vendor',
  type: 'is of a type',
};

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value: value as Value, label: label as string }));

interface ConditionProps<Condition = SourceCondition> {
  readonly condition: Condition;
  readonly scope: FieldScope;
  /** `field` names the changed field. */
  readonly onChange: (condition: SourceCondition, field: string) => void;
}

/** Fields of a condition: subject and requirement. */
export function ConditionFields({ condition, scope, onChange }: ConditionProps) {
  return (
    <>
      <SelectSetting
        label="Condition"
        value={condition.about}
        options={optionsOf(ABOUT).filter(
          ({ value }) => value === condition.about || value !== UNKNOWN_IN_STORES,
        )}
        onChange={(about) => onChange(newCondition(about), 'about')}
      />
      <Fields condition={condition} scope={scope} onChange={onChange} />
    </>
  );
}

function Fields({ condition, scope, onChange }: ConditionProps) {
  const totalHelp = useConversionHelp('In your store’s currency, before discounts.');
  switch (condition.about) {
    case 'page':
    case 'cart':
      return <ProductCondition condition={condition} scope={scope} onChange={onChange} />;
    case 'total':
    case 'items':
      return (
        <>
          <SelectSetting
            label="Is"
            value={condition.operator}
            options={[
              { value: 'at_least', label: 'at least' },
              { value: 'below', label: 'below' },
            ]}
            onChange={(operator) => onChange({ ...condition, operator }, 'operator')}
          />
          <AmountField
            label={condition.about === 'total' ? 'Amount' : 'Items'}
            value={condition.amount}
            decimals={condition.about === 'total' ? 2 : 0}
            onChange={(amount) => onChange({ ...condition, amount }, 'amount')}
            onBlur={() => scope.leave(['amount'])}
            error={scope.error(['amount'])}
            {...(condition.about === 'total' && totalHelp)}
          />
        </>
      );
    case 'country':
    case 'currency':
    case 'customer_tag':
    case 'discount_code':
      return <ListCondition condition={condition} scope={scope} onChange={onChange} />;
    case 'signed_in':
    case 'selling_plan':
      return (
        <SelectSetting
          label="Is"
          value={condition.is ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          onChange={(word) => onChange({ ...condition, is: word === 'yes' }, 'is')}
        />
      );
    case 'time':
      return <TimeFields condition={condition} scope={scope} onChange={onChange} />;
    default:
      return condition satisfies never;
  }
}

type OfProducts = Extract<SourceCondition, { about: 'page' | 'cart' }>;

function ProductCondition({ condition, scope, onChange }: ConditionProps<OfProducts>) {
  const { is, operator, values } = condition;
  const error = scope.error(['values']);
  const set = (next: readonly string[]) => onChange({ ...condition, values: [...next] }, 'values');
  return (
    <>
      <SelectSetting
        label="Products"
        value={operator}
        options={[
          { value: 'any', label: 'At least one' },
          { value: 'all', label: 'Every one' },
          { value: 'none', label: 'None' },
        ]}
        onChange={(chosen) => onChange({ ...condition, operator: chosen }, 'operator')}
      />
      <SelectSetting
        label="That"
        value={is}
        options={optionsOf(FACTS)}
        onChange={(chosen) => onChange({ ...condition, is: chosen, values: [] }, 'is')}
      />
      {is === 'product' && (
        <ProductField
          label="Products of the condition"
          purpose="any"
          limit={LIST_LIMITS.conditionValues}
          ordered={false}
          value={values.map((id) => ({ product_id: Number(id), variant_ids: [] }))}
          onChange={(products) => set(products.map(({ product_id }) => String(product_id)))}
          error={error}
        />
      )}
      {is === 'collection' && (
        <CollectionField
          label="Collections of the condition"
          limit={LIST_LIMITS.conditionValues}
          value={values.map((id) => ({ id: Number(id), handle: '', title: `Collection ${id}` }))}
          onChange={(collections) => set(collections.map(({ id }) => String(id)))}
          error={error}
        />
      )}
      {is === 'tag' && (
        <TagField
          label="Tags of the condition"
          limit={LIST_LIMITS.conditionValues}
          value={values}
          onChange={set}
          error={error}
        />
      )}
      {(is === 'vendor' || is === 'type') && (
        <Names label={is === 'vendor' ? 'Vendors' : 'Types'} values={values} scope={scope} onChange={set} />
      )}
    </>
  );
}

type OfLists = Extract<SourceCondition, { about: 'country' | 'currency' | 'customer_tag' | 'discount_code' }>;

function ListCondition({ condition, scope, onChange }: ConditionProps<OfLists>) {
  const { about, operator, values } = condition;
  const set = (next: readonly string[]) => onChange({ ...condition, values: [...next] }, 'values');
  return (
    <>
      <SelectSetting
        label="Is"
        value={operator}
        options={[
          { value: 'any', label: 'one of these' },
          { value: 'none', label: 'none of these' },
        ]}
        onChange={(chosen) => onChange({ ...condition, operator: chosen }, 'operator')}
      />
      {about === 'country' ? (
        <CountryField
          label="Countries"
          value={values}
          onChange={set}
          onLeave={() => scope.leave(['values'])}
          error={scope.error(['values'])}
        />
      ) : (
        <Names label={NAMES[about]} values={values} scope={scope} onChange={set} />
      )}
      {about === UNKNOWN_IN_STORES && (
        <Text as="p" tone="subdued">
          Never holds in your store: its pages don’t know customers’ tags. Choose another condition.
        </Text>
      )}
    </>
  );
}

const NAMES: Readonly<Record<Exclude<OfLists['about'], 'country'>, string>> = {
  currency: 'Currency codes',
  customer_tag: 'Customer tags',
  discount_code: 'Codes',
};

/** Comma-separated names. */
function Names({
  label,
  values,
  scope,
  onChange,
}: {
  readonly label: string;
  readonly values: readonly string[];
  readonly scope: FieldScope;
  readonly onChange: (values: string[]) => void;
}) {
  return (
    <TextSetting
      scope={scope}
      path={['values']}
      label={label}
      value={values.join(',')}
      limit={TEXT_LIMITS.tag}
      onChange={(typed) =>
        onChange(typed === '' ? [] : typed.split(',').slice(0, LIST_LIMITS.conditionValues))
      }
      help="Separate them with commas."
    />
  );
}
