import { createContext, use, type ComponentType } from 'react'

/** A screen of a feature. */
export interface FeatureScreen {
  /** Such as `/things/:id`. */
  path: string
  /** The source file of its page, from the root of the repository. */
  page: string
  /** The query parameters that its URL may have. */
  query?: readonly string[]
  /** Longer query parameters are ignored; 200 characters if absent. */
  maxParameterLength?: number
  /** The source file of the layout around it, for screens that share a side navigation. */
  layout?: string
}

/** A link of the navigation. */
export interface NavigationLink {
  to: string
  label: string
  icon: string
  /** The group of the sidebar, and the position in it, both from 1 (requirement S-2). */
  position: readonly [group: number, position: number]
  /** The position in the tab bar of small screens, and its shorter label. */
  tab?: { position: number; label: string }
  /** Only for people whose active role has one of these labels: `Learner`, `Mentor`, `Admin`, or `User` without a role. In a group of its own: above the others with group 0, otherwise below. */
  roles?: readonly string[]
  /** What waits behind the link, for members, in the menu of small screens. */
  Count?: ComponentType
  /** The link is also current on paths with this prefix. */
  alsoCurrentBelow?: string
  /** The link is not current on paths below its own. */
  onlyOnItsPage?: true
}

/** A keyboard shortcut that opens a page: one key, or `g` and a key. */
export interface Shortcut {
  keys: readonly [string] | readonly ['g', string]
  to: string
  label: string
}

/** What web features contribute to other features; the one that reads an extension point declares it here by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface WebExtensionPoints {}

/** The manifest of a feature's web part, in `web/feature.ts`; `app/web/features.ts` lists the manifests. */
export interface WebFeature {
  /** The name of its folder. */
  name: string
  screens?: readonly FeatureScreen[]
  navigation?: readonly NavigationLink[]
  shortcuts?: readonly Shortcut[]
  contributes?: { readonly [Point in keyof WebExtensionPoints]?: readonly WebExtensionPoints[Point][] }
}

/** Declares a manifest. */
export const defineWebFeature = (feature: WebFeature): WebFeature => feature

/** The manifests of all features. */
export const FeaturesContext = createContext<readonly WebFeature[]>([])

/** What all features contribute to one extension point, in the order of the features. */
export const useContributions = <Point extends keyof WebExtensionPoints>(point: Point): readonly WebExtensionPoints[Point][] =>
  use(FeaturesContext).flatMap(({ contributes }) => (contributes?.[point] as readonly WebExtensionPoints[Point][] | undefined) ?? [])
