import type { FastifyInstance } from 'fastify'
import type { PersonalData } from '../rules/personal-data.ts'
import type { RateLimit, RateLimits } from '../rules/rate-limits.ts'
import type { RightDefinition } from '../rules/rights.ts'
import type { Services } from './context.ts'
import type { DemoWorld } from './demo-world.ts'
import { composeContributions, type Contributes, type Contributions } from './extension-points.ts'
import type { ViewerUpdate, ViewerUpdates, Listener, Signal, Signals } from './signals.ts'
import type { TaskDefinition } from './tasks/tasks.ts'

/**
 * Which tags of cached pages a signal or viewer update invalidates, by its name; 'none' where no page shows what it changes. A page names its tags in its
 * `definePage`. Several features may name tags for one signal.
 */
export type CacheTags = {
  [Name in keyof Signals]?: 'none' | ((signal: Signals[Name]) => readonly string[])
} & {
  [Name in keyof ViewerUpdates]?: 'none' | ((update: ViewerUpdates[Name]) => readonly string[])
}

/**
 * The manifest of a feature's server part, in the feature's `server/feature.ts`. `app/server/features.ts` lists the manifests.
 */
export interface Feature {
  /** The name of its folder. */
  name: string
  /** Loads the files that add types and fields to the API. */
  schema?(): Promise<unknown>
  /** The rights of the feature, in the order in which admins see them. */
  rights?: readonly RightDefinition[]
  rateLimits?: Partial<RateLimits>
  personalData?: PersonalData
  /** Adds REST routes. */
  routes?(app: FastifyInstance): void
  tasks?: readonly TaskDefinition[]
  /** Also as a function of what features contribute, for a feature that listens on behalf of others. */
  listeners?: readonly Listener[] | ((contributions: Contributions) => readonly Listener[])
  cacheTags?: CacheTags
  /** Viewer updates that members on other nodes get too. The others are found by polling. */
  acrossNodes?: readonly (keyof ViewerUpdates)[]
  /** Contributions to other features (`extension-points.ts`). */
  contributes?: Contributes
  /** Runs at each start, after the migrations; may run at the same time in several processes. */
  onStart?(services: Services): Promise<void>
  /** Seeds its part of the demo data into a new database, in the order of the features. */
  seed?(services: Services, world: DemoWorld): Promise<void>
}

/** Declares a manifest. */
export const defineFeature = (feature: Feature): Feature => feature

/** Combines all features. Throws when two of them declare something under the same name. */
export function composeFeatures(features: readonly Feature[]) {
  const rights = features.flatMap((feature) => feature.rights ?? [])
  const tasks = features.flatMap((feature) => feature.tasks ?? [])
  const contributions = composeContributions(features.map(({ contributes }) => contributes ?? {}))
  const listeners = features.flatMap(({ listeners = [] }) => (typeof listeners === 'function' ? listeners(contributions) : listeners))
  refuseTwice('features', features.map(({ name }) => name))
  refuseTwice('rights', rights.map(({ name }) => name))
  refuseTwice('tasks', tasks.map(({ name }) => name))
  refuseTwice('listeners', listeners.map(({ id }) => id))
  const rateLimits = features.flatMap((feature) => Object.entries<RateLimit>(feature.rateLimits ?? {}))
  const exportParts = features.flatMap(({ personalData }) => personalData?.exported ?? [])
  refuseTwice('files of an export', exportParts.map(({ file }) => file))
  refuseTwice('rate limits', rateLimits.map(([name]) => name))
  return {
    rights,
    rateLimits: Object.fromEntries(rateLimits) as unknown as RateLimits,
    exportParts,
    /** Columns that refer to a person and are not in an export, with the reason. */
    notExported: Object.assign({}, ...features.map(({ personalData }) => personalData?.notExported ?? {})) as Readonly<Record<string, string>>,
    contributions,
    tasks,
    listeners,
    loadSchema: async () => {
      for (const feature of features) await feature.schema?.()
    },
    addRoutes: (app: FastifyInstance) => features.forEach(({ routes }) => routes?.(app)),
    onStart: async (services: Services) => {
      for (const feature of features) await feature.onStart?.(services)
    },
    seed: async (services: Services, world: DemoWorld) => {
      for (const feature of features) await feature.seed?.(services, world)
    },
    /** The names of signals for which some feature declares cache tags. */
    taggedSignals: new Set(features.flatMap(({ cacheTags }) => Object.keys(cacheTags ?? {}))),
    acrossNodes: new Set<string>(features.flatMap((feature) => feature.acrossNodes ?? [])),
    /** The tags of cached pages that a signal invalidates, over all features. */
    cacheTagsOf: (signal: Signal | ViewerUpdate): string[] => [...new Set(features.flatMap(({ cacheTags }) => tagsOf(cacheTags, signal)))],
  }
}

function tagsOf(cacheTags: CacheTags | undefined, signal: Signal | ViewerUpdate): readonly string[] {
  const tags = (cacheTags as Record<string, 'none' | ((signal: Signal | ViewerUpdate) => readonly string[]) | undefined> | undefined)?.[signal.name]
  return tags === undefined || tags === 'none' ? [] : tags(signal)
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) throw new Error(`These ${what} are declared twice: ${twice.join(', ')}.`)
}
