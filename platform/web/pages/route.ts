import type { ComponentType, ReactNode } from 'react'
import type { Document } from '../graphql/graphql.ts'

/** The location for a loader: the path, its parameters, and the query parameters that the route names. */
export interface RouteLocation {
  pathname: string
  params: Readonly<Record<string, string>>
  searchParams: URLSearchParams
}

/** The metadata of a page for the document's head. */
export interface PageMeta {
  title: string
  description: string
  /** Path of the canonical URL; absent: the page's own path without its query. */
  canonical?: string
  /** Path of the social card's image. */
  image?: string
  kind?: 'website' | 'article' | 'profile'
  /** Search engines do not index the page: it is personal or unfinished. */
  hidden?: boolean
  /** Structured data (schema.org), as an object. */
  facts?: object
  /** Feeds of this page. */
  feeds?: { title: string; path: string; type: 'application/atom+xml' | 'application/feed+json' | 'application/rss+xml' }[]
}

/** The loader of a page or a layout: its document, and the variables. */
export interface Loader<Result = unknown, Variables = unknown> {
  document?: Document<Result, Variables>
  variables?: (location: RouteLocation) => Variables
}

/** The variables of the document of a page or a layout. */
export const variablesOf = (loader: Loader, location: RouteLocation): unknown => loader.variables?.(location) ?? {}

/** One screen: the data it shows, its metadata and its component. */
export interface Page<Result = unknown, Variables = unknown> extends Loader<Result, Variables> {
  meta: (data: Result, location: RouteLocation) => PageMeta
  /** False: the record does not exist, and the status is 404. */
  exists?: (data: Result) => boolean
  /** The new path of a moved record, or null. */
  redirectTo?: (data: Result, location: RouteLocation) => string | null
  /** Cache tags of the page; a signal that a `server/feature.ts` maps to one of them invalidates it. */
  cacheTags?: (data: Result, location: RouteLocation) => string[]
  /** Fonts besides the interface font that the text needs, by the names of their files; they are preloaded. */
  fonts?: (data: Result) => string[]
  /** What the page shows when its data can't be loaded, for pages that have something to show without it; absent: the error page. */
  fallback?: (location: RouteLocation) => Result
  /** Excluded from the page cache. */
  uncached?: boolean
  Component: ComponentType<{ data: Result; location: RouteLocation }>
}

/** Declares a page with the types of its document. */
export function definePage<Result, Variables>(page: Page<Result, Variables>): Page {
  return page as unknown as Page
}

/** What surrounds several pages, with data of its own. It stays mounted while the pages inside change. */
export interface PageLayout<Result = unknown, Variables = unknown> extends Loader<Result, Variables> {
  /** Cache tags of the layout: they count for each page inside. */
  cacheTags?: (data: Result, location: RouteLocation) => string[]
  Component: ComponentType<{ data: Result; location: RouteLocation; children: ReactNode }>
}

/** Declares a layout with the types of its document. */
export function defineLayout<Result, Variables>(layout: PageLayout<Result, Variables>): PageLayout {
  return layout as unknown as PageLayout
}

/** A layout in the route list: routes with the same one share it. */
export interface LayoutRoute {
  source?: string
  load: () => Promise<{ layout: PageLayout }>
}

/** A line of the route list: a path pattern, its query parameters, and the module of the page. */
export interface Route {
  path: string
  query?: readonly string[]
  /** Longer query parameters are ignored; 200 characters if absent. */
  maxParameterLength?: number | undefined
  /** The source file, by which the server finds what to preload. */
  source?: string
  load: () => Promise<{ page: Page }>
  layout?: LayoutRoute | undefined
}
