import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

/** The complete response body. */
export interface FetchedPage {
  /** The final URL, after redirects. */
  url: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface SafeFetchOptions {
  headers?: Record<string, string>
  /** Makes it a POST, whose redirects are not followed. */
  body?: string
  /** Over all redirects together. */
  milliseconds?: number
  maxBytes?: number
  /** The hosts that may be asked, also by redirects; without it every public one. */
  isAllowedHost?: (host: string) => boolean
  /** Tests serve from this machine. */
  isAllowedAddress?: (address: string) => boolean
  isAllowedPort?: (port: number) => boolean
  lookup?: LookupFunction
}

/** Why a URL was not fetched or its response not accepted; nothing is wrong with this site. */
export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal'
}

const MAX_REDIRECTS = 2
const PORTS = new Set([80, 443, 8080])
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Fetches a URL that a user entered: public addresses only, with a time limit and a size limit. */
export async function safeFetch(address: string | URL, options: SafeFetchOptions = {}): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(options.milliseconds ?? 10_000)
  let url = checkedUrl(String(address), options)
  let headers = options.headers ?? {}
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, { ...options, headers }, signal)
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    if (!REDIRECTS.has(status) || location === undefined || options.body !== undefined) {
      const body = await readBody(answer, options.maxBytes ?? 1_000_000, signal)
      return { url: url.href, status, headers: answer.headers, body }
    }
    answer.destroy()
    if (redirects === MAX_REDIRECTS) throw new FetchRefusal('It redirects too often.')
    if (!URL.canParse(location, url)) throw new FetchRefusal('It redirects to an invalid address.')
    const next = checkedUrl(new URL(location, url).href, options)
    // Headers that were meant for one site are not sent to another.
    if (next.origin !== url.origin) headers = {}
    url = next
  }
}

function checkedUrl(address: string, options: SafeFetchOptions): URL {
  if (address.length > 2000 || !URL.canParse(address)) throw new FetchRefusal('This is not a valid address.')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefusal('Only http and https are allowed.')
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('An address must not contain a password.')
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  const isAllowedPort = options.isAllowedPort ?? ((number: number) => PORTS.has(number))
  if (!isAllowedPort(port)) throw new FetchRefusal(`Port ${port} is not allowed.`)
  if (options.isAllowedHost?.(url.hostname) === false) throw new FetchRefusal('This host is not allowed.')
  // A literal address needs no look-up, so the check in the look-up would not see it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) checkAddress(host, options)
  return url
}

function checkAddress(address: string | undefined, options: SafeFetchOptions): void {
  const isAllowed = options.isAllowedAddress ?? isPublicAddress
  if (address === undefined || !isAllowed(address)) throw new FetchRefusal('The address is not public.')
}

/** Resolves a name and returns only allowed addresses: the address that is checked is the one that is connected to. */
function checkedLookup(options: SafeFetchOptions): LookupFunction {
  const resolve = options.lookup ?? (systemLookup as LookupFunction)
  return (name, how, done) => {
    resolve(name, { ...how, all: true }, (failure, found) => {
      if (failure !== null) return done(failure, '')
      const addresses = (Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]) as LookupAddress[]
      try {
        if (addresses.length === 0) throw new FetchRefusal('The name does not resolve.')
        // One private address among public ones is an attack, not an accident.
        for (const { address } of addresses) checkAddress(address, options)
      } catch (refusal) {
        return done(refusal as Error, '')
      }
      return how.all === true ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

function ask(url: URL, options: SafeFetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: options.body === undefined ? 'GET' : 'POST',
      agent: false,
      signal,
      lookup: checkedLookup(options),
      maxHeaderSize: 16_384,
      headers: { 'user-agent': 'Cloggle', 'accept-encoding': 'gzip, deflate, br', ...options.headers },
    })
    request.on('socket', (socket: Socket) => {
      socket.once('connect', () => {
        try {
          checkAddress(socket.remoteAddress, options)
        } catch (refusal) {
          request.destroy(refusal as Error)
        }
      })
    })
    request.on('response', resolve)
    request.on('error', (failure) => reject(signal.aborted ? new FetchRefusal('It took too long.') : failure))
    request.end(options.body)
  })
}

function decoded(answer: IncomingMessage): Readable[] {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity') return [answer]
  if (encoding === 'gzip' || encoding === 'x-gzip') return [answer, answer.pipe(createGunzip())]
  if (encoding === 'deflate') return [answer, answer.pipe(createInflate())]
  if (encoding === 'br') return [answer, answer.pipe(createBrotliDecompress())]
  answer.destroy()
  throw new FetchRefusal('It has an unknown compression.')
}

/** Reads a response to its end, never holding more than allowed, whether compressed or decompressed. */
function readBody(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const streams = decoded(answer)
    const end = (failure: Error) => {
      reject(signal.aborted ? new FetchRefusal('It took too long.') : failure)
      for (const stream of streams) stream.destroy()
    }
    signal.addEventListener('abort', () => end(new FetchRefusal('It took too long.')), { once: true })
    const chunks: Buffer[] = []
    let size = 0
    for (const stream of streams) stream.on('error', end)
    answer.on('aborted', () => end(new FetchRefusal('The response was truncated.')))
    const last = streams.at(-1)!
    last.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) end(new FetchRefusal('The response is too large.'))
      else chunks.push(chunk)
    })
    last.on('end', () => resolve(Buffer.concat(chunks)))
    if (signal.aborted) end(new FetchRefusal('It took too long.'))
  })
}
