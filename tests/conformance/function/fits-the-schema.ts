import { coerceInputValue, type GraphQLInputType, isInputObjectType } from 'graphql';
import { publishedSchema } from '../shopify/published-schema';
import type { SchemaName } from '../shopify/schema-package';

/** Inputs with exactly one field. The published file has lost the mark. Source: the schema in Shopify's templates. */
const ONE_OF: Partial<Record<SchemaName, readonly string[]>> = {
  'functions_cart_checkout_validation_2026-07': ['Operation'],
  'functions_discount_2026-07': [
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
  ],
};

/** Why Shopify would not take a function's output; `target` is the name of its export in camel case. */
export async function outputProblems(schema: SchemaName, target: string, output: unknown): Promise<string[]> {
  const problems: string[] = [];
  coerceInputValue(output, await resultType(schema, target), (path, _value, error) => {
    problems.push(`${path.join('.')}: ${error.message}`);
  });
  return problems;
}

async function resultType(name: SchemaName, target: string): Promise<GraphQLInputType> {
  const schema = await publishedSchema(name);
  for (const oneOf of ONE_OF[name] ?? []) {
    const type = schema.getType(oneOf);
    if (!isInputObjectType(type)) throw new Error(`${oneOf} is not published.`);
    type.isOneOf = true;
  }
  const result = schema
    .getMutationType()
    ?.getFields()
    [target]?.args.find(({ name }) => name === 'result');
  if (!result) throw new Error(`${target} is not published.`);
  return result.type;
}
