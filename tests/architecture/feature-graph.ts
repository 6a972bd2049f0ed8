import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Which feature imports which, by name; type imports count, tests do not. */
export type FeatureGraph = ReadonlyMap<string, ReadonlySet<string>>

const IMPORT = /(?:from|import)\s*\(?\s*'(#|\.{1,2}\/)([^'\n]+)'/g

/** Reads the imports between features from the sources under `root`. */
export function readFeatureGraph(root: string): FeatureGraph {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync('features/*/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const feature = file.split('/')[1]!
    const imported = graph.get(feature) ?? new Set()
    graph.set(feature, imported)
    for (const [, start, rest] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = start === '#' ? rest! : join(dirname(file), `${start}${rest}`)
      const [folder, other] = target.split('/')
      if (folder === 'features' && other !== undefined && other !== feature) imported.add(other)
    }
  }
  return graph
}

/** A cycle in the graph, as the names along it with the first one repeated at the end; null when there is none. */
export function findCycle(graph: FeatureGraph): string[] | null {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next, [...path, name])
      if (cycle !== null) return cycle
    }
    done.add(name)
    return null
  }
  for (const name of graph.keys()) {
    const cycle = visit(name, [])
    if (cycle !== null) return cycle
  }
  return null
}
