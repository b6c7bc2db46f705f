import { coerceInputValue, type GraphQLInputType, isInputObjectType } from 'graphql';
import { publishedSchema } from '../shopify/published-schema';

/** Inputs with exactly one field. The published file has lost the mark. Source: the schema in Shopify's templates. */
const ONE_OF = [
  'CartOperation',
  'Condition',
  'DeliveryDiscountCandidateTarget',
  'DeliveryDiscountCandidateValue',
  'DeliveryOperation',
  'OrderDiscountCandidateTarget',
  'OrderDiscountCandidateValue',
  'ProductDiscountCandidatePrerequisite',
  'ProductDiscountCandidateTarget',
  'ProductDiscountCandidateValue',
];

/** Why Shopify would not take a function's output; `target` is the name of its export in camel case. */
export async function outputProblems(target: string, output: unknown): Promise<string[]> {
  const problems: string[] = [];
  coerceInputValue(output, await resultType(target), (path, _value, error) => {
    problems.push(`${path.join('.')}: ${error.message}`);
  });
  return problems;
}

async function resultType(target: string): Promise<GraphQLInputType> {
  const schema = await publishedSchema('functions_discount_2026-07');
  for (const name of ONE_OF) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) throw new Error(`${name} is not published.`);
    type.isOneOf = true;
  }
  const result = schema
    .getMutationType()
    ?.getFields()
    [target]?.args.find(({ name }) => name === 'result');
  if (!result) throw new Error(`${target} is not published.`);
  return result.type;
}
