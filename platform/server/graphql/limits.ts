import {
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { Refusal } from '../../rules/refusals.ts'

/** What one request may ask for (rules 12). */
export const GRAPHQL_LIMITS = { tokens: 1_000, depth: 7, aliases: 10, cost: 1_000, characters: 16_000, listSize: 20 } as const

type Kinds = `${OperationTypeNode}`

const tooComplex = (says: string) => new Refusal('TOO_COMPLEX', { says })

/**
 * Parses a request within the limits: tokens, one operation of a kind that is answered here, depth, aliases, cost; no
 * introspection.
 * Throws a refusal with the reason. Circular fragments are refused by the specification's own rules.
 */
export function parseWithinLimits(schema: GraphQLSchema, query: string, kinds: readonly Kinds[] = ['query', 'mutation']): DocumentNode {
  if (query.length > GRAPHQL_LIMITS.characters) throw tooComplex('This request is too long.')
  const document = parseCheaply(query)
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1) throw tooComplex('A request holds exactly one operation.')
  if (!kinds.includes(operations[0]!.operation)) {
    const says = kinds.includes('subscription') ? 'Queries and mutations go to POST /graphql.' : 'Subscriptions need a socket.'
    throw new Refusal('INVALID_INPUT', { says })
  }
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  refuseCircles(fragments)
  // The counts come before the validation: its rules compare fields pairwise and are what an attacker would feed.
  new Count(schema, fragments).check(operations[0]!)
  const [error] = validate(schema, document, specifiedRules, { maxErrors: 1 })
  if (error !== undefined) throw new Refusal('INVALID_INPUT', { says: error.message })
  return document
}

function parseCheaply(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true })
  } catch (error) {
    const { message } = error as Error
    if (/more tha[nt] \d+ tokens/.test(message)) throw tooComplex(`A request has at most ${GRAPHQL_LIMITS.tokens} words.`)
    throw new Refusal('INVALID_INPUT', { says: message })
  }
}

function refuseCircles(fragments: Map<string, FragmentDefinitionNode>): void {
  const done = new Set<string>()
  const walk = (name: string, path: Set<string>): void => {
    if (path.has(name)) throw tooComplex('Fragments may not go in circles.')
    const fragment = fragments.get(name)
    if (fragment === undefined || done.has(name)) return
    for (const spread of spreadsOf(fragment.selectionSet)) walk(spread, new Set([...path, name]))
    done.add(name)
  }
  for (const name of fragments.keys()) walk(name, new Set())
}

function spreadsOf(selections: SelectionSetNode): string[] {
  return selections.selections.flatMap((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return [node.name.value]
    return node.selectionSet === undefined ? [] : spreadsOf(node.selectionSet)
  })
}

class Count {
  readonly #schema: GraphQLSchema
  readonly #fragments: Map<string, FragmentDefinitionNode>
  readonly #once = new Set<string>()
  #aliases = 0
  #fields = 0
  #cost = 0

  constructor(schema: GraphQLSchema, fragments: Map<string, FragmentDefinitionNode>) {
    this.#schema = schema
    this.#fragments = fragments
  }

  check(operation: OperationDefinitionNode): void {
    const root = this.#schema.getRootType(operation.operation)
    if (!root) throw tooComplex('This kind of operation does not exist.')
    this.#walk(operation.selectionSet, root.name, 1, 1)
  }

  #walk(selections: SelectionSetNode, parent: string | null, depth: number, times: number): void {
    if (depth > GRAPHQL_LIMITS.depth) throw tooComplex(`A request is at most ${GRAPHQL_LIMITS.depth} levels deep.`)
    for (const node of selections.selections) {
      if (node.kind === Kind.FIELD) this.#field(node, parent, depth, times)
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        this.#walk(node.selectionSet, node.typeCondition?.name.value ?? parent, depth, times)
      } else {
        const fragment = this.#fragments.get(node.name.value)
        if (fragment) this.#walk(fragment.selectionSet, fragment.typeCondition.name.value, depth, times)
      }
    }
  }

  #field(node: FieldNode, parent: string | null, depth: number, times: number): void {
    const name = node.name.value
    if (name === '__schema' || name === '__type') throw tooComplex('schema.graphql is the document of this API.')
    if (node.alias !== undefined && ++this.#aliases > GRAPHQL_LIMITS.aliases) {
      throw tooComplex(`A request has at most ${GRAPHQL_LIMITS.aliases} aliases.`)
    }
    if (++this.#fields > GRAPHQL_LIMITS.tokens) throw tooComplex('This request asks for too many fields.')
    const type = parent === null ? undefined : this.#schema.getType(parent)
    const field = (type as GraphQLObjectType | undefined)?.getFields?.()[name]
    if (field?.extensions['once'] === true) {
      if (this.#once.has(name)) throw tooComplex(`A request may ask for ${name} once.`)
      this.#once.add(name)
    }
    if (node.selectionSet === undefined || field === undefined) return
    const isList = isListType(getNullableType(field.type))
    const items = isList ? listSize(node, field.extensions['listSize'] as number | undefined) : 1
    this.#cost += times * items
    if (this.#cost > GRAPHQL_LIMITS.cost) throw tooComplex('This request asks for too much at once.')
    const named = getNamedType(field.type)
    this.#walk(node.selectionSet, isCompositeType(named) ? named.name : null, depth + 1, times * items)
  }
}

function listSize(node: FieldNode, declared: number | undefined): number {
  const first = node.arguments?.find((argument) => argument.name.value === 'first')?.value
  if (first?.kind === Kind.INT) return Math.max(1, Number(first.value))
  return declared ?? GRAPHQL_LIMITS.listSize
}
