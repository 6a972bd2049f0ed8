import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { Refusal } from '../../rules/refusals.ts'

/** The limits of one request (requirement P-12). */
export const GRAPHQL_LIMITS = { tokens: 1_000, nodes: 300, values: 50, depth: 7, aliases: 10, cost: 1_000, repeats: 10, characters: 16_000, listSize: 20 } as const

export const tooComplex = (message: string) => new Refusal('TOO_COMPLEX', { message })

/** The size of a selection set, including its fragments. */
interface Weight {
  /** Fields, spreads and inline fragments. */
  nodes: number
  depth: number
  aliases: number
  /** Objects that may be loaded. */
  cost: number
  /** Fields that share their name with another field of the same set, in the sets below this one. */
  repeats: number
  /** How often each name appears in this set. */
  names: Map<string, number>
  /** Fields that a request may contain once. */
  visited: Set<string>
}

/**
 * Throws a refusal when an operation exceeds a limit. Each fragment is weighed once however often it is spread, so the work grows with
 * the length of the document (requirement P-12). Circular, unknown and unused fragments are refused.
 */
export function refuseOverweight(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): void {
  const root = schema.getRootType(operation.operation)
  if (!root) throw tooComplex('This kind of operation does not exist.')
  const weighed = new Map<string, Weight | 'under way'>()

  function weighFragment(name: string): Weight {
    const known = weighed.get(name)
    if (known === 'under way') throw tooComplex('Fragments must not form a cycle.')
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    if (fragment === undefined) throw new Refusal('INVALID_INPUT', { message: `The fragment ${name} isn’t defined.` })
    weighed.set(name, 'under way')
    const weight = weigh(fragment.selectionSet, fragment.typeCondition.name.value)
    weighed.set(name, weight)
    return weight
  }

  function weigh({ selections }: SelectionSetNode, parent: string | null): Weight {
    const total: Weight = { nodes: 0, depth: 1, aliases: 0, cost: 0, repeats: 0, names: new Map(), visited: new Set() }
    for (const node of selections) add(total, weighNode(node, parent))
    return total
  }

  function weighNode(node: SelectionNode, parent: string | null): Weight {
    if (node.kind === Kind.FIELD) return weighField(node, parent)
    const weight = node.kind === Kind.FRAGMENT_SPREAD ? weighFragment(node.name.value) : weigh(node.selectionSet, node.typeCondition?.name.value ?? parent)
    return { ...weight, nodes: weight.nodes + 1 }
  }

  function weighField(node: FieldNode, parent: string | null): Weight {
    const name = node.name.value
    if (name === '__schema' || name === '__type') throw tooComplex('Introspection is disabled. See schema.graphql.')
    const type = parent === null ? undefined : schema.getType(parent)
    const field = (type as GraphQLObjectType | undefined)?.getFields?.()[name]
    const own: Weight = {
      nodes: 1,
      depth: 1,
      aliases: node.alias === undefined ? 0 : 1,
      cost: 0,
      repeats: 0,
      names: new Map([[node.alias?.value ?? name, 1]]),
      visited: new Set(field?.extensions['once'] === true ? [name] : []),
    }
    if (node.selectionSet === undefined) return own
    const named = field && getNamedType(field.type)
    const inner = weigh(node.selectionSet, isCompositeType(named) ? named.name : null)
    const items = field && isListType(getNullableType(field.type)) ? listSize(node, field.extensions['listSize'] as number | undefined) : 1
    return { ...add(own, { ...inner, names: new Map() }), depth: inner.depth + 1, cost: items * (1 + inner.cost), repeats: inner.repeats + repeatsIn(inner) }
  }

  const whole = weigh(operation.selectionSet, root.name)
  refuseOver(whole, whole.repeats + repeatsIn(whole))
  const unused = [...fragments.keys()].find((name) => !weighed.has(name))
  if (unused !== undefined) throw new Refusal('INVALID_INPUT', { message: `The fragment ${unused} is never used.` })
}

/** Adds the weight of a sibling in the same selection set; stops adding once a limit is exceeded. */
function add(total: Weight, more: Weight): Weight {
  total.nodes += more.nodes
  total.depth = Math.max(total.depth, more.depth)
  total.aliases += more.aliases
  total.cost += more.cost
  total.repeats += more.repeats
  refuseOver(total, total.repeats)
  for (const [name, count] of more.names) total.names.set(name, (total.names.get(name) ?? 0) + count)
  for (const name of more.visited) {
    if (total.visited.has(name)) throw tooComplex(`A request may ask for ${name} once.`)
    total.visited.add(name)
  }
  return total
}

const repeatsIn = ({ names }: Weight) => [...names.values()].reduce((sum, count) => sum + count - 1, 0)

function refuseOver({ nodes, depth, aliases, cost }: Weight, repeats: number): void {
  if (nodes > GRAPHQL_LIMITS.nodes) throw tooComplex('This request asks for too many fields.')
  if (depth > GRAPHQL_LIMITS.depth) throw tooComplex(`A request is at most ${GRAPHQL_LIMITS.depth} levels deep.`)
  if (aliases > GRAPHQL_LIMITS.aliases) throw tooComplex(`A request has at most ${GRAPHQL_LIMITS.aliases} aliases.`)
  if (cost > GRAPHQL_LIMITS.cost) throw tooComplex('This request asks for too much at once.')
  if (repeats > GRAPHQL_LIMITS.repeats) throw tooComplex(`A request repeats at most ${GRAPHQL_LIMITS.repeats} fields.`)
}

/** How many items a list field may return: its argument `first` if it is a literal, else what the field declares. */
function listSize(node: FieldNode, declared: number | undefined): number {
  const first = node.arguments?.find((argument) => argument.name.value === 'first')?.value
  if (first?.kind === Kind.INT) return Math.max(1, Number(first.value))
  return declared ?? GRAPHQL_LIMITS.listSize
}
