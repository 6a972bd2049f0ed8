import { readFileSync } from 'node:fs'
import { Kind, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { apiSchema } from '#app/server/features.ts'
import { parseWithinLimits } from '#platform/server/graphql/limits.ts'

/** The GraphQL texts of the browser. */
const texts = [...readFileSync('platform/web/generated/operations.ts', 'utf8').matchAll(/^ {2}("\\n.*"): Document</gm)].map(([, text]) => JSON.parse(text!) as string)
const definitions = texts.map((text) => ({ text, definition: parse(text).definitions[0]! }))
const fragments = new Map(definitions.flatMap(({ text, definition }) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, text] as const] : [])))

/** A text with the fragments that it spreads, as it is sent. */
function withFragments(text: string): string {
  const needed = new Set<string>()
  const collect = (source: string) =>
    visit(parse(source), {
      FragmentSpread: ({ name: { value } }) => {
        if (needed.has(value)) return
        needed.add(value)
        collect(fragments.get(value)!)
      },
    })
  collect(text)
  return [text, ...[...needed].map((name) => fragments.get(name)!)].join('')
}

test('every request that the browser sends is within the limits of a request (requirement P-12)', async () => {
  const schema = await apiSchema()
  const refused: Record<string, string> = {}
  let sent = 0
  for (const { text, definition } of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    sent++
    try {
      parseWithinLimits(schema, withFragments(text), ['query', 'mutation', 'subscription'])
    } catch (error) {
      refused[definition.name!.value] = (error as Error).message
    }
  }
  expect(refused).toEqual({})
  expect(sent).toBeGreaterThan(100)
})
