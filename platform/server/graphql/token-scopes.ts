import { getNamedType, isObjectType, Kind, OperationTypeNode, type DocumentNode, type FragmentDefinitionNode, type GraphQLObjectType, type GraphQLSchema, type SelectionSetNode } from 'graphql'
import { Refusal } from '../../rules/refusals.ts'
import { missingScopesText, NOT_FOR_TOKENS, OWN_SCOPE, PUBLIC_SCOPE, type TokenScope } from '../../rules/token-scopes.ts'
import { openContext, type Context } from '../context.ts'

declare module '../extension-points.ts' {
  interface ExtensionPoints {
    /** What personal access tokens may do, by the name of the scope. */
    tokenScopes: TokenScope
  }
}

/** What a document needs of a personal access token: root fields, and whether it reads personal fields of public things. */
export interface DocumentNeeds {
  /** By root field, such as `Query.site`: whether everybody may use it. */
  roots: ReadonlyMap<string, boolean>
  readsPersonalFields: boolean
}

const isPublic = (type: GraphQLObjectType, name: string) => type.getFields()[name]?.extensions['may'] === 'anyone'

/** Reads what a valid document needs. */
export function needsOf(schema: GraphQLSchema, document: DocumentNode): DocumentNeeds {
  const fragments = new Map(document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]))
  const roots = new Map<string, boolean>()
  const seen = new Set<string>()
  let readsPersonalFields = false

  /** Visits fields; `below` is null at the root, else whether the root field is public. */
  const visit = (type: GraphQLObjectType, { selections }: SelectionSetNode, below: boolean | null): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value
        const field = type.getFields()[name]
        if (field === undefined) continue
        const isOpen = below ?? (type === schema.getQueryType() && isPublic(type, name))
        if (below === null) roots.set(`${type.name}.${name}`, isOpen)
        else if (below && !isPublic(type, name)) readsPersonalFields = true
        const inner = getNamedType(field.type)
        if (selection.selectionSet !== undefined && isObjectType(inner)) visit(inner, selection.selectionSet, isOpen)
        continue
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!
      const on = part.typeCondition === undefined ? type : schema.getType(part.typeCondition.name.value)
      const key = selection.kind === Kind.FRAGMENT_SPREAD ? `${selection.name.value} ${below}` : null
      if (key !== null && seen.has(key)) continue
      if (key !== null) seen.add(key)
      visit(isObjectType(on) ? on : type, part.selectionSet, below)
    }
  }
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!
  visit(operation.operation === OperationTypeNode.MUTATION ? schema.getMutationType()! : schema.getQueryType()!, operation.selectionSet, null)
  return { roots, readsPersonalFields }
}

/**
 * The context in which a document runs with a personal access token. Throws NOT_ALLOWED where the token lacks a scope. Public queries of a
 * token without the scope for own data run as for a visitor, and only in a document of their own.
 */
export function withinScopes(context: Context, { roots, readsPersonalFields }: DocumentNeeds): Context {
  const token = context.viewer?.accessToken ?? null
  if (token === null) return context
  const scopes = [...context.contributions.to('tokenScopes')]
  const needed = new Set<string>()
  for (const [root, isOpen] of roots) {
    const listed = scopes.filter(([, { fields }]) => fields.includes(root)).map(([name]) => name)
    if (isOpen) needed.add(PUBLIC_SCOPE)
    else if (listed.length === 0 && !root.endsWith('.__typename')) throw new Refusal('NOT_ALLOWED', { message: NOT_FOR_TOKENS })
    // Where several scopes allow a field, any of them is enough.
    else if (!listed.some((scope) => token.scopes.includes(scope))) listed.slice(0, 1).forEach((scope) => needed.add(scope))
  }
  const isAllPublic = [...roots.values()].every(Boolean)
  // Beside another root field a public one runs as the person, too.
  const isMixed = !isAllPublic && [...roots.values()].some(Boolean)
  if (readsPersonalFields || isMixed) needed.add(OWN_SCOPE)
  const missing = [...needed].filter((scope) => !token.scopes.includes(scope))
  if (missing.length > 0) throw new Refusal('NOT_ALLOWED', { message: missingScopesText(missing) })
  return isAllPublic && !token.scopes.includes(OWN_SCOPE) ? openContext(context, null, context.caller) : context
}
