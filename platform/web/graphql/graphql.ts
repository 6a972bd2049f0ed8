import type { Documents } from '../generated/operations.ts'

declare const result: unique symbol
declare const variables: unique symbol

/** A GraphQL document with typed result and variables. */
export interface Document<Result = unknown, Variables = unknown> {
  source: string
  [result]?: Result
  [variables]?: Variables
}

export type ResultOf<D> = D extends Document<infer Result, infer _> ? Result : never
export type VariablesOf<D> = D extends Document<infer _, infer Variables> ? Variables : never

/**
 * Declares a query, mutation or fragment where it is used. `npm run codegen` finds the text, rejects unknown fields and generates its
 * types; `fragments` are the fragments that the text spreads.
 */
export function graphql<const Source extends keyof Documents>(
  source: Source,
  fragments: readonly Document[] = [],
): Documents[Source] {
  const parts = new Set([source as string, ...fragments.flatMap((fragment) => fragment.source.split(SEPARATOR))])
  return { source: [...parts].join(SEPARATOR) } as Documents[Source]
}

const SEPARATOR = '\n#\n'
