import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { mayUse, type May } from '../../rules/rights.ts'
import { Refusal } from '../../rules/refusals.ts'
import type { Context } from '../context.ts'

const PERMISSION_LINE = 'permissionLine'

declare global {
  // Pothos is extended by declaration merging in this namespace; there is no other way.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [PERMISSION_LINE]: PermissionLinePlugin<Types>
    }
    // oxlint-disable-next-line no-unused-vars
    export interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type,
      Nullable,
      Args,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** Who may use this field. Without it the server does not start (requirement P-1). */
      may: May
    }
  }
}

/** Every field needs a permission line: without one the start fails; with one it is enforced before the resolver. */
class PermissionLinePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { may } = field.pothosOptions as { may?: May }
    if (may === undefined) throw new Error(`${field.parentType}.${field.name} has no permission line.`)
    return { ...field, extensions: { ...field.extensions, may } }
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { may } = field.pothosOptions as unknown as { may: May }
    if (may === 'anyone') return resolver
    return (parent, args, context, info) => {
      const { viewer } = context as unknown as Context
      if (!mayUse(may, viewer)) throw new Refusal(viewer === null ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED')
      return resolver(parent, args, context, info)
    }
  }

  override wrapSubscribe(
    subscriber: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    return subscriber === undefined ? undefined : this.wrapResolve(subscriber, field)
  }
}

SchemaBuilder.registerPlugin(PERMISSION_LINE, PermissionLinePlugin)

export interface BuilderTypes {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Instant: { Input: never; Output: Date }
  }
}

/** A builder with only the root types: for the one below, and for tests of the permission line. */
export function newBuilder() {
  const fresh = new SchemaBuilder<BuilderTypes>({ plugins: [PERMISSION_LINE], defaultFieldNullability: false })
  fresh.scalarType('Instant', {
    description: 'A moment in UTC, as ISO 8601.',
    serialize: (value) => (value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString()),
  })
  fresh.queryType({})
  fresh.mutationType({})
  return fresh
}

/** The schema builder; each feature's `.schema.ts` adds its part of the API to it. */
export const builder = newBuilder()
builder.subscriptionType({})
