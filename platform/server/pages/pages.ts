import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageFailure } from '../../rules/page-failure.ts'
import { Refusal } from '../../rules/refusals.ts'
import { openContext, type Caller, type Context, type Services } from '../context.ts'
import type { Execute } from '../graphql/graphql.ts'
import { sendError, refuse } from '../http/send-error.ts'
import type { Front } from '../http/server.ts'
import { documentHtml, type Assets, type PageParts } from './html.ts'
import { createCachedPage, type CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import { sendPage, type SendOptions } from './send-page.ts'

export interface PageAddress {
  pathname: string
  query: string
}

type Page = { kind: 'page'; route: string | null; cacheTags: string[]; keep: boolean } & Omit<PageParts, 'json'>

export type Outcome =
  | Page
  | { kind: 'unchanged' }
  | { kind: 'moved'; to: string }

type Ask = (source: string, variables: Record<string, unknown>) => Promise<unknown>

/** The renderer of the web layer. In development it changes with the files. */
export interface Renderer {
  render(address: PageAddress, origin: string, ask: Ask, isKnown: (data: unknown) => boolean): Promise<Outcome>
  /** Renders the page that explains why another one cannot be shown. */
  renderFailure(address: PageAddress, origin: string, status: number, failure: PageFailure): Page
  keyOf(address: PageAddress): string
  assetsFor(route: string | null): Assets
}

export interface PagesOptions {
  services: Services
  execute: Execute
  /** Null: every page is rendered for each request (development, and measurements). */
  cache: PageCache | null
  /** Whether concurrent requests for one page share one rendering. */
  shares: boolean
  renderer(): Promise<Renderer>
}

/** The first request for a page; the limits of its queries count for this caller. */
interface PageRequest {
  address: PageAddress
  key: string
  caller: Caller
}

const MAX_BEFORE_RENEWALS = 32

/** Renders an address again, on behalf of a reader who got its cached page. */
export type RefreshPage = (url: string, caller: Caller) => void

/**
 * Adds the server pages: every address without a route is rendered for the anonymous public. Returns the function that refreshes cached
 * pages.
 */
export function addPages(app: FastifyInstance, options: PagesOptions): RefreshPage {
  const rendering = new Map<string, Promise<CachedPage | string>>()

  // Concurrent requests for one page share one rendering. Requests after a change start a new one.
  const shared = (renderer: Renderer, input: PageRequest) => {
    const round = `${options.cache?.startRender() ?? 0} ${input.key}`
    let work = rendering.get(round)
    if (work === undefined) {
      work = makePage(options, renderer, input).finally(() => rendering.delete(round))
      rendering.set(round, work)
    }
    return work
  }

  const send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, more: Partial<SendOptions> = {}) => {
    reply.hijack()
    sendPage(request.headers, reply.raw, page, { origin: options.services.origin, ...more })
  }

  // Browsers get errors as a page.
  const sendFailure = async (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const { error: message, code, requestId } = refuse(error, request, reply)
    const isBug = code === 'BUG'
    const failure: PageFailure = isBug
      ? { reason: 'bug', message: null, bugReceipt: { requestId, contact: app.contact } }
      : { reason: 'busy', message, bugReceipt: null }
    const renderer = await options.renderer()
    const outcome = renderer.renderFailure(splitUrl(request.url), options.services.origin, reply.statusCode, failure)
    const assets = renderer.assetsFor(null)
    const html = documentHtml({ ...outcome, json: JSON.stringify(failure) }, assets)
    const retryAfter = reply.getHeader('retry-after')
    send(request, reply, createCachedPage(html, { status: reply.statusCode, cacheTags: [], dataHash: '', policy: assets.policy }), {
      failure: { retryAfter: retryAfter === undefined ? null : String(retryAfter) },
    })
  }

  const errorHandler = (thrown: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!String(request.headers.accept).includes('text/html')) return sendError(thrown, request, reply)
    void sendFailure(thrown, request, reply).catch((worse: Error) => sendError(worse, request, reply))
  }

  app.get('/*', { config: { may: 'anyone' }, errorHandler }, async (request, reply) => {
    const renderer = await options.renderer()
    const address = splitUrl(request.url)
    const input = { address, key: renderer.keyOf(address), caller: request.context.caller }
    const page = await (options.shares ? shared(renderer, input) : makePage(options, renderer, input))
    if (typeof page === 'string') return reply.redirect(page, 301)
    send(request, reply, page)
    return reply
  })

  const renew = async (url: string, caller: Caller) => {
    // While the server is overloaded, pages expire as usual: waiting readers come first.
    if (rendering.size >= MAX_BEFORE_RENEWALS) return
    const renderer = await options.renderer()
    const address = splitUrl(url)
    await shared(renderer, { address, key: renderer.keyOf(address), caller })
  }
  // A failed refresh is repeated by the first reader after the page has expired, who sees the error.
  return (url, caller) => void renew(url, caller).catch(() => undefined)
}

const MEANINGLESS: ReadonlySet<string> = new Set(['INVALID_INPUT', 'NOT_FOUND'])

/** Queries the data of a page, and renders it unless it was rendered from the same data before. */
async function makePage(options: PagesOptions, renderer: Renderer, { address, key, caller }: PageRequest): Promise<CachedPage | string> {
  const { services, execute, cache } = options
  const generation = cache?.startRender() ?? 0
  const before = cache?.latest(key) ?? null
  let json = 'null'
  let dataHash = ''
  const isKnown = (data: unknown) => {
    json = JSON.stringify(data)
    if (cache !== null) dataHash = hash('sha256', json, 'base64url')
    return before !== null && before.dataHash === dataHash
  }
  const outcome = await renderer.render(address, services.origin, queryRunner(execute, openContext(services, null, caller)), isKnown)
  if (outcome.kind === 'moved') return outcome.to
  if (outcome.kind === 'unchanged') {
    cache!.put(key, before!, generation)
    return before!
  }
  const { status, cacheTags } = outcome
  const assets = renderer.assetsFor(outcome.route)
  const page = createCachedPage(documentHtml({ ...outcome, json }, assets), { status, cacheTags, dataHash, policy: assets.policy })
  if (outcome.keep && status === 200) cache?.put(key, page, generation)
  return page
}

const queryRunner = (execute: Execute, context: Context): Ask => async (source, variables) => {
  const answer = await execute(source, context, variables).catch(ourFault)
  const error = answer.errors?.[0]
  if (error === undefined) return answer.data
  const { code, retryAfter } = error.extensions as { code: Refusal['code'] | 'BUG'; retryAfter?: number }
  // An error without a path concerns our own document: a bug, whatever its code.
  if (code === 'BUG' || error.path === undefined) throw new Error(error.message)
  // An invalid parameter means that there is no such page.
  if (MEANINGLESS.has(code)) return null
  throw new Refusal(code, { message: error.message, ...(retryAfter !== undefined && { retryAfter }) })
}

/** A document of our own that is refused as a whole is a bug, except when the site is busy. */
function ourFault(error: unknown): never {
  if (error instanceof Refusal && error.code !== 'BUSY') throw new Error(`A page's own document was refused: ${error.message}`)
  throw error
}

interface PageCacheOptions {
  cache: PageCache
  keyOf(address: PageAddress): string
  renew(request: IncomingMessage): void
  services: Pick<Services, 'origin'>
}

/**
 * Serves cached pages before any routing. A page that expires soon is rendered again after its reader was served, so that no reader of a
 * popular page waits for it.
 */
export function pageCacheHandler({ cache, keyOf, renew, services }: PageCacheOptions): Front {
  return (request, response) => {
    const { method, url, headers } = request
    if (method !== 'GET' || url === undefined || headers.authorization !== undefined) return false
    let isDue = false
    const page = cache.get(url.includes('?') ? keyOf(splitUrl(url)) : url, () => (isDue = true))
    if (page === null) return false
    sendPage(headers, response, page, { origin: services.origin })
    if (isDue) renew(request)
    return true
  }
}

export function splitUrl(url: string): PageAddress {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, query: '' } : { pathname: url.slice(0, at), query: url.slice(at + 1) }
}
