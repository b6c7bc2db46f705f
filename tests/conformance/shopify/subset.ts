import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

/**
 * Differences of a schema from the published one: a type, field, argument, enum value, union member or
 * interface that is not there, another type, another default, or a required argument that is left out. A subset has
 * none. Descriptions and deprecations do not count.
 */
export function differencesFrom(published: GraphQLSchema, ours: GraphQLSchema): string[] {
  const roots = [
    difference('query', published.getQueryType()?.name, ours.getQueryType()?.name),
    ours.getMutationType()
      ? difference('mutation', published.getMutationType()?.name, ours.getMutationType()?.name)
      : [],
  ].flat();
  const types = Object.values(ours.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return [...roots, ...types.flatMap((type) => typeDifferences(published.getType(type.name), type))];
}

function typeDifferences(theirs: GraphQLNamedType | undefined, ours: GraphQLNamedType): string[] {
  if (!theirs) return [`${ours.name} is not published`];
  if (theirs.constructor.name !== ours.constructor.name) {
    return [`${ours.name} is a ${theirs.constructor.name}, not a ${ours.constructor.name}`];
  }
  if ((isObjectType(ours) && isObjectType(theirs)) || (isInterfaceType(ours) && isInterfaceType(theirs))) {
    const published = theirs.getInterfaces().map(({ name }) => name);
    return [
      ...Object.values(ours.getFields()).flatMap((field) =>
        fieldDifferences(ours.name, theirs.getFields()[field.name], field),
      ),
      ...ours
        .getInterfaces()
        .filter(({ name }) => !published.includes(name))
        .map(({ name }) => `${ours.name} does not implement ${name}`),
    ];
  }
  if (isInputObjectType(ours) && isInputObjectType(theirs)) {
    return [
      ...Object.values(ours.getFields()).flatMap((field) =>
        inputDifferences(`${ours.name}.${field.name}`, theirs.getFields()[field.name], field),
      ),
      ...requiredLeftOut(ours.name, Object.values(theirs.getFields()), Object.keys(ours.getFields())),
    ];
  }
  if (isEnumType(ours) && isEnumType(theirs)) {
    return ours
      .getValues()
      .filter(({ name }) => !theirs.getValue(name))
      .map(({ name }) => `${ours.name} has no value ${name}`);
  }
  if (isUnionType(ours) && isUnionType(theirs)) {
    const published = theirs.getTypes().map(({ name }) => name);
    return ours
      .getTypes()
      .filter(({ name }) => !published.includes(name))
      .map(({ name }) => `${ours.name} has no member ${name}`);
  }
  return [];
}

function fieldDifferences(
  owner: string,
  theirs: GraphQLField<unknown, unknown> | undefined,
  ours: GraphQLField<unknown, unknown>,
): string[] {
  const place = `${owner}.${ours.name}`;
  if (!theirs) return [`${place} is not published`];
  const known = new Map(theirs.args.map((argument) => [argument.name, argument]));
  return [
    ...difference(place, String(theirs.type), String(ours.type)),
    ...ours.args.flatMap((argument) =>
      inputDifferences(`${place}(${argument.name})`, known.get(argument.name), argument),
    ),
    ...requiredLeftOut(
      place,
      theirs.args,
      ours.args.map(({ name }) => name),
    ),
  ];
}

type Input = GraphQLArgument | GraphQLInputField;

function inputDifferences(place: string, theirs: Input | undefined, ours: Input): string[] {
  if (!theirs) return [`${place} is not published`];
  return [
    ...difference(place, String(theirs.type), String(ours.type)),
    ...difference(
      `${place} by default`,
      JSON.stringify(theirs.defaultValue),
      JSON.stringify(ours.defaultValue),
    ),
  ];
}

function requiredLeftOut(place: string, theirs: readonly Input[], ours: readonly string[]): string[] {
  return theirs
    .filter(({ type, defaultValue, name }) => {
      const required = String(type).endsWith('!') && defaultValue === undefined;
      return required && !ours.includes(name);
    })
    .map(({ name }) => `${place} needs ${name}, which we leave out`);
}

function difference(place: string, theirs: string | undefined, ours: string | undefined): string[] {
  return theirs === ours ? [] : [`${place} is ${theirs}, not ${ours}`];
}
