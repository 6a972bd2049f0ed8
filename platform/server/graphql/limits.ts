import {
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql'
import { Refusal } from '../../rules/refusals.ts'
import { GRAPHQL_LIMITS, refuseOverweight, tooComplex } from './document-weight.ts'

type Kinds = `${OperationTypeNode}`

/**
 * Parses a request within the limits: tokens, one operation of an allowed kind, depth, aliases, cost; no introspection. Throws a refusal
 * with the reason.
 */
export function parseWithinLimits(schema: GraphQLSchema, query: string, kinds: readonly Kinds[] = ['query', 'mutation']): DocumentNode {
  if (query.length > GRAPHQL_LIMITS.characters) throw tooComplex('This request is too long.')
  const document = parseCheaply(query)
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1) throw tooComplex('A request must contain exactly one operation.')
  if (!kinds.includes(operations[0]!.operation)) {
    const message = kinds.includes('subscription') ? 'Queries and mutations go to POST /graphql.' : 'Subscriptions need a socket.'
    throw new Refusal('INVALID_INPUT', { message })
  }
  refuseManyValues(document)
  // The limits come before the validation, whose rules compare fields pairwise and could be attacked.
  refuseOverweight(schema, operations[0]!, fragmentsOf(document))
  const [error] = validate(schema, document, specifiedRules, { maxErrors: 1 })
  if (error !== undefined) throw new Refusal('INVALID_INPUT', { message: error.message })
  return document
}

const VALUES: ReadonlySet<string> = new Set([Kind.INT, Kind.FLOAT, Kind.STRING, Kind.BOOLEAN, Kind.NULL, Kind.ENUM, Kind.LIST, Kind.OBJECT, Kind.DIRECTIVE, Kind.VARIABLE_DEFINITION])

/** Values belong in variables: literals would make a large document that is then cached. */
function refuseManyValues(document: DocumentNode): void {
  let count = 0
  visit(document, {
    enter: ({ kind }) => {
      if (VALUES.has(kind) && ++count > GRAPHQL_LIMITS.values) throw tooComplex(`A request writes out at most ${GRAPHQL_LIMITS.values} values, variables and directives.`)
    },
  })
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
  const byName = new Map(fragments.map((node) => [node.name.value, node]))
  if (byName.size < fragments.length) throw new Refusal('INVALID_INPUT', { message: 'Two fragments have the same name.' })
  return byName
}

function parseCheaply(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true })
  } catch (error) {
    const { message } = error as Error
    if (/more tha[nt] \d+ tokens/.test(message)) throw tooComplex(`A request has at most ${GRAPHQL_LIMITS.tokens} words.`)
    throw new Refusal('INVALID_INPUT', { message })
  }
}
