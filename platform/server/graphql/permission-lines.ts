import { isObjectType, type GraphQLSchema } from 'graphql'
import type { May, RightDefinition } from '../../rules/rights.ts'

/** A field with its permission line. */
export interface PermissionLine {
  /** Such as `Mutation.followPerson`. */
  field: string
  may: May
}

/** Every field of the API with its permission line, by name. */
export function permissionLines(schema: GraphQLSchema): PermissionLine[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        field: `${type.name}.${field.name}`,
        may: field.extensions['may'] as May,
      })),
    )
    .sort((a, b) => a.field.localeCompare(b.field))
}

/** Rights that permission lines use and no feature declares. */
export function unknownRights(schema: GraphQLSchema, rights: readonly RightDefinition[]): string[] {
  const known = new Set<string>(['anyone', 'members', ...rights.map(({ name }) => name)])
  return [...new Set(permissionLines(schema).map(({ may }) => may))].filter((may) => !known.has(may))
}
