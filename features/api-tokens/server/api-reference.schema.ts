import { getNamedType, isInputObjectType, isIntrospectionType, isObjectType, isSpecifiedScalarType, printType, type GraphQLField, type GraphQLNamedType, type GraphQLSchema } from 'graphql'
import { PUBLIC_SCOPE } from '#platform/rules/token-scopes.ts'
import { TOKEN_SCOPES } from '../rules/scopes.ts'

export interface ApiOperation {
  scope: string
  kind: 'query' | 'mutation'
  name: string
  /** Such as `blog(slug: String!): Blog`. */
  signature: string
  description: string
}

export interface ApiType {
  name: string
  /** In the schema language. */
  text: string
}

export interface ApiReference {
  operations: ApiOperation[]
  types: ApiType[]
}

const known = new WeakMap<GraphQLSchema, ApiReference>()

/** The part of the API that tokens can use, read from the schema: its operations by scope, and the types that they name. */
export function apiReference(schema: GraphQLSchema): ApiReference {
  let reference = known.get(schema)
  if (reference === undefined) known.set(schema, (reference = readReference(schema)))
  return reference
}

function readReference(schema: GraphQLSchema): ApiReference {
  const roots = [schema.getQueryType()!, schema.getMutationType()!]
  const types = new Map<string, GraphQLNamedType>()
  const operations = Object.entries(TOKEN_SCOPES).flatMap(([scope, { fields }]) =>
    roots.flatMap((root) =>
      Object.values(root.getFields())
        .filter((field) => (scope === PUBLIC_SCOPE && root === roots[0] && field.extensions['may'] === 'anyone') || fields.includes(`${root.name}.${field.name}`))
        .map((field): ApiOperation => {
          collect(field, types)
          return { scope, kind: root === roots[0] ? 'query' : 'mutation', name: field.name, signature: signatureOf(field), description: field.description ?? '' }
        }),
    ),
  )
  return { operations, types: [...types.values()].map((type) => ({ name: type.name, text: printType(type) })).sort((a, b) => a.name.localeCompare(b.name)) }
}

function signatureOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')
  return `${name}${given === '' ? '' : `(${given})`}: ${String(type)}`
}

/** Adds the types of a field, its arguments and everything below. */
function collect({ type, args }: GraphQLField<unknown, unknown>, types: Map<string, GraphQLNamedType>): void {
  const waiting = [type, ...args.map((arg) => arg.type)].map((one) => getNamedType(one))
  while (waiting.length > 0) {
    const one = waiting.pop()!
    if (types.has(one.name) || isSpecifiedScalarType(one) || isIntrospectionType(one)) continue
    types.set(one.name, one)
    if (isInputObjectType(one)) waiting.push(...Object.values(one.getFields()).map((field) => getNamedType(field.type)))
    if (isObjectType(one)) for (const field of Object.values(one.getFields())) waiting.push(getNamedType(field.type), ...field.args.map((arg) => getNamedType(arg.type)))
  }
}
