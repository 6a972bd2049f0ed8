import type { ComponentType, ReactNode } from 'react'
import type { Document } from '../graphql/graphql.ts'

/** Where the reader is: the path, what its pattern matched, and the query parameters that the route names. */
export interface RouteLocation {
  pathname: string
  params: Readonly<Record<string, string>>
  searchParams: URLSearchParams
}

/** What the document's head says about a page. */
export interface PageMeta {
  title: string
  description: string
  /** Path of the canonical address; absent: the page's own path without its query. */
  canonical?: string
  /** Path of the social card's picture. */
  image?: string
  kind?: 'website' | 'article' | 'profile'
  /** Pages of one's own and pages of later issues are not for search engines. */
  hidden?: boolean
  /** Structured data (schema.org), as an object. */
  facts?: object
  /** Feeds of this page. */
  feeds?: { title: string; path: string; type: 'application/atom+xml' | 'application/feed+json' | 'application/rss+xml' }[]
}

/** The loader of a page or a layout: the document whose result it shows, and the variables that it is requested with. */
export interface Loader<Result = unknown, Variables = unknown> {
  document?: Document<Result, Variables>
  variables?: (location: RouteLocation) => Variables
}

/** What the document of a page or a layout is requested with. */
export const variablesOf = (loader: Loader, location: RouteLocation): unknown => loader.variables?.(location) ?? {}

/** One screen: the data it shows, its meta tags and its component. */
export interface Page<Result = unknown, Variables = unknown> extends Loader<Result, Variables> {
  meta: (data: Result, location: RouteLocation) => PageMeta
  /** False: the thing does not exist, and the answer is 404. */
  exists?: (data: Result) => boolean
  /** Where the thing has moved to, or null. */
  redirectTo?: (data: Result, location: RouteLocation) => string | null
  /** Cache tags of what the page shows; a signal with one of them takes the page out of the cache. */
  cacheTags?: (data: Result, location: RouteLocation) => string[]
  /** Fonts besides the interface's that the text is set in, by the names of their files: they are loaded ahead. */
  fonts?: (data: Result) => string[]
  /** Not kept in the page cache. */
  uncached?: boolean
  Component: ComponentType<{ data: Result; location: RouteLocation }>
}

/** Declares a page with the types of its document carried through. */
export function definePage<Result, Variables>(page: Page<Result, Variables>): Page {
  return page as unknown as Page
}

/** What surrounds several pages, with data of its own. It stays mounted while the pages inside change. */
export interface PageLayout<Result = unknown, Variables = unknown> extends Loader<Result, Variables> {
  /** Cache tags of what it shows: they count for each page inside. */
  cacheTags?: (data: Result, location: RouteLocation) => string[]
  Component: ComponentType<{ data: Result; location: RouteLocation; children: ReactNode }>
}

/** Declares a layout with the types of its document carried through. */
export function defineLayout<Result, Variables>(layout: PageLayout<Result, Variables>): PageLayout {
  return layout as unknown as PageLayout
}

/** A layout in the route list: routes with the same one share it. */
export interface LayoutRoute {
  source?: string
  load: () => Promise<{ layout: PageLayout }>
}

/** A line of the route list: a path pattern, the query parameters that mean something, and where the page lies. */
export interface Route {
  path: string
  query?: readonly string[]
  /** The source file, by which the server finds what to load ahead. */
  source?: string
  load: () => Promise<{ page: Page }>
  layout?: LayoutRoute | undefined
}
