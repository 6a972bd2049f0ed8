import type { ComponentType } from 'react'
import type { Document } from '../graphql/graphql.ts'

/** Where the reader is: the path, what its pattern caught, and the query. */
export interface Place {
  pathname: string
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** What the document's head says about a page. */
export interface Head {
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

/** One screen: the data it shows, its head and its component. */
export interface Page<Result = unknown, Variables = unknown> {
  document?: Document<Result, Variables>
  variables?: (place: Place) => Variables
  head: (data: Result, place: Place) => Head
  /** False: the thing does not exist, and the answer is 404. */
  exists?: (data: Result) => boolean
  /** Where the thing has moved to, or null. */
  movedTo?: (data: Result, place: Place) => string | null
  /** What the page shows, as topics; a change of one of them takes the page out of the cache. */
  topics?: (data: Result, place: Place) => string[]
  /** Fonts besides the interface's that the text is set in, by the names of their files: they are loaded ahead. */
  fonts?: (data: Result) => string[]
  /** Not kept in the page cache. */
  uncached?: boolean
  Component: ComponentType<{ data: Result; place: Place }>
}

/** Declares a page with the types of its document carried through. */
export function definePage<Result, Variables>(page: Page<Result, Variables>): Page {
  return page as unknown as Page
}

/** A line of the route list: a path pattern, the query parameters that mean something, and where the page lies. */
export interface Screen {
  path: string
  query?: readonly string[]
  /** The source file, by which the server finds what to load ahead. */
  source?: string
  load: () => Promise<{ page: Page }>
}
