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

/** What the browser's side hands over: how to render an address. In development it changes with the files. */
export interface Renderer {
  render(address: PageAddress, origin: string, ask: Ask, isKnown: (data: unknown) => boolean): Promise<Outcome>
  /** The page that says why another one cannot be shown. */
  renderFailure(address: PageAddress, origin: string, status: number, failure: PageFailure): Page
  keyOf(address: PageAddress): string
  assetsFor(route: string | null): Assets
}

export interface PagesOptions {
  services: Services
  execute: Execute
  /** Null: every page is made for whoever asks (development, and measuring what a page costs). */
  cache: PageCache | null
  /** Whether those who ask for one page at once get the same one. */
  shares: boolean
  renderer(): Promise<Renderer>
}

/** Who asks first for which page; the limits of what it asks for count for them. */
interface PageRequest {
  address: PageAddress
  key: string
  caller: Caller
}

const MAX_BEFORE_RENEWALS = 32

/** Asks for the data of an address again, on behalf of somebody who got its kept page. */
export type RefreshPage = (url: string, caller: Caller) => void

/** Adds the server pages: every address that nothing else answers is rendered as everybody may see it. Gives how kept ones are renewed. */
export function addPages(app: FastifyInstance, options: PagesOptions): RefreshPage {
  const rendering = new Map<string, Promise<CachedPage | string>>()

  // Many who ask for one page at once get one page. Whoever asks after a change began a new round in the cache.
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

  // People who open a page in a browser are told in a page why it cannot be shown.
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
    // Where so much is made anew, a page's time runs out as ever: those who wait for others count for more.
    if (rendering.size >= MAX_BEFORE_RENEWALS) return
    const renderer = await options.renderer()
    const address = splitUrl(url)
    await shared(renderer, { address, key: renderer.keyOf(address), caller })
  }
  // What fails is asked for again by whoever comes when the page's time is over, and they are told.
  return (url, caller) => void renew(url, caller).catch(() => undefined)
}

const MEANINGLESS: ReadonlySet<string> = new Set(['INVALID_INPUT', 'NOT_FOUND'])

/** Asks for the data of a page, and renders it unless it was rendered from the same data before. */
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
  // What belongs to no field is said of our own question: a bug, whatever it is called.
  if (code === 'BUG' || error.path === undefined) throw new Error(error.message)
  // An address that means nothing names no page.
  if (MEANINGLESS.has(code)) return null
  throw new Refusal(code, { message: error.message, ...(retryAfter !== undefined && { retryAfter }) })
}

/** A question of our own that is refused as a whole is a bug; only that the site is busy is not. */
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
 * Answers cached pages before any routing. A page that expires soon is rendered again after its reader was answered, so
 * that no reader of a popular page waits for it.
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
