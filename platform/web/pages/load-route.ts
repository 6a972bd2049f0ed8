import { request } from '../graphql/request.ts'
import type { LoadedPage, Match } from './match.ts'
import type { Page } from './route.ts'

/** Loads a page's code and data at the same time. */
export async function loadRoute(match: Match, signal?: AbortSignal): Promise<LoadedPage> {
  const { page } = await match.route.load()
  const data = await dataOf(page, match, signal)
  return { match, page, data, status: page.exists?.(data) === false ? 404 : 200 }
}

async function dataOf(page: Page, match: Match, signal?: AbortSignal): Promise<unknown> {
  if (page.document === undefined) return null
  return request(page.document, page.variables?.(match.location) ?? {}, signal)
}
