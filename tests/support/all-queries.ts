import { getNamedType, isEnumType, isLeafType, isObjectType, isRequiredArgument, type GraphQLArgument, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql'

/** Sample values for arguments, by argument name; `field.argument` for the argument of one field. */
export type Samples = Record<string, readonly unknown[]>

/**
 * A query for every root field that a viewer may use, with all fields below that they may see. Other fields are left out, because one
 * refusal would hide the rest of the response. One query for each depth, because the full depth may exceed the cost limit.
 */
export function queriesFor(schema: GraphQLSchema, may: ReadonlySet<unknown>, samples: Samples): string[] {
  return [...new Set([1, 2, 3, 4].flatMap((maxDepth) => queriesOfDepth(schema, { may, samples, maxDepth })))]
}

interface Options {
  may: ReadonlySet<unknown>
  samples: Samples
  maxDepth: number
}

function queriesOfDepth(schema: GraphQLSchema, { may, samples, maxDepth }: Options): string[] {
  return Object.values(schema.getQueryType()!.getFields()).filter((field) => may.has(field.extensions['may'])).flatMap((field) =>
    selectionsOf(field, may, maxDepth).flatMap((selection) => argumentsOf(field, samples).map((args) => `{ ${field.name}${args}${selection} }`)),
  )
}

/** The selection below a root field; none if all that it has is deeper. */
function selectionsOf(field: GraphQLField<unknown, unknown>, may: ReadonlySet<unknown>, maxDepth: number): string[] {
  const selection = selectionOf(field, may, maxDepth)
  return selection.endsWith('{  }') ? [] : [selection]
}

function selectionOf(field: GraphQLField<unknown, unknown>, may: ReadonlySet<unknown>, maxDepth: number): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  const parts = fieldsOf(type)
    .filter((below) => may.has(below.extensions['may']) && !below.args.some(isRequiredArgument))
    .filter((below) => isLeafType(getNamedType(below.type)) || maxDepth > 1)
    .map((below) => `${below.name}${selectionOf(below, may, maxDepth - 1)}`)
    .filter((part) => !part.endsWith('{  }'))
  return ` { ${parts.join(' ')} }`
}

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())

/** One set of arguments for each sample of the argument that has most. Throws when a required argument has no samples. */
function argumentsOf(field: GraphQLField<unknown, unknown>, samples: Samples): string[] {
  if (field.args.length === 0) return ['']
  const ofField = (argument: GraphQLArgument) => samplesOf(argument, samples[`${field.name}.${argument.name}`] ?? samples[argument.name])
  const named = field.args.filter((argument) => isRequiredArgument(argument) || samples[argument.name] !== undefined)
  const count = Math.max(...named.map((argument) => ofField(argument).length))
  return Array.from({ length: count }, (_, at) => {
    const args = named.map((argument) => {
      const values = ofField(argument)
      const value = values[at % values.length]
      return `${argument.name}: ${isEnumType(getNamedType(argument.type)) ? String(value) : JSON.stringify(value)}`
    })
    return `(${args.join(', ')})`
  })
}

function samplesOf(argument: GraphQLArgument, samples: readonly unknown[] | undefined): readonly unknown[] {
  const type = getNamedType(argument.type)
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : samples
  if (values === undefined) throw new Error(`There is no sample for the argument ${argument.name}.`)
  return values
}
