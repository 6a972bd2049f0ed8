/**
 * What features contribute to other features. The feature that reads an extension point declares it here by declaration merging: the name
 * of the point and the type of one contribution. Features contribute under their own names, in the `contributes` of their manifest.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ExtensionPoints {}

/** What one feature contributes, by extension point and name. */
export type Contributes = { readonly [Point in keyof ExtensionPoints]?: Readonly<Record<string, ExtensionPoints[Point]>> }

/** What all features contribute. `to` returns the contributions to one extension point, by name and in the order of the features. */
export interface Contributions {
  to<Point extends keyof ExtensionPoints>(point: Point): ReadonlyMap<string, ExtensionPoints[Point]>
}

/** Combines the contributions of all features. Throws when two of them contribute under one name. */
export function composeContributions(all: readonly Contributes[]): Contributions {
  const points = new Map<string, Map<string, unknown>>()
  for (const [point, contributed] of all.flatMap((contributes) => Object.entries<Readonly<Record<string, unknown>>>(contributes))) {
    const known = points.get(point) ?? new Map<string, unknown>()
    points.set(point, known)
    for (const [name, value] of Object.entries(contributed)) {
      if (known.has(name)) throw new Error(`Two features contribute ${name} to ${point}.`)
      known.set(name, value)
    }
  }
  return { to: (point) => (points.get(point) ?? new Map()) as never }
}
