import { randomBytes } from 'node:crypto'
import { beginScript } from './begin-script.ts'
import type { Html } from './lay-out.ts'

/**
 * Stands in the kept page where each answer gets a nonce of its own, and is as long as one. It is random, so that no
 * text of a person can hold it.
 */
export const NONCE_PLACE = randomBytes(16).toString('base64url')

/** The parts of a page that come out of the renderer. */
export interface PageParts {
  status: number
  head: { tag: string; attributes: Record<string, string>; text?: string }[]
  /** The page's HTML in the order in which it is sent; what is bytes already is UTF-8. */
  body: Html
  /** The data of its document, as JSON. */
  json: string
  /** Fonts besides the interface's, by the names of their files. */
  fonts: readonly string[]
}

/** What the build made: where the scripts, the styles and the fonts are that a page needs. */
export interface Assets {
  /** The entry first, then what the page at hand needs besides. */
  scripts: string[]
  /** The style sheet itself: a file of its own would be a request before anything can be painted. */
  styles: string
  /** Addresses of fonts by the names of their files; empty in development. */
  fonts: Readonly<Record<string, string>>
  beforePaint: string
  /** The site's icon, as an address that holds it. */
  icon: string
  /** In development only: what the hot reloading needs. */
  extra?: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)

/** JSON as it can stand inside a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** A document: what all pages with the same needs begin with, one and the same object for them, and the rest. */
export interface Document {
  beginning: Buffer
  rest: Html
}

/**
 * The whole document around a rendered page, in the order in which it is sent. The nonces are all in its beginning.
 */
export function documentHtml(parts: PageParts, assets: Assets): Document {
  const head = parts.head.map(tagHtml).join('') + '</head><body><div id="root">'
  const after =
    `</div><script type="application/json" id="page-data">{"status":${parts.status},"data":${scriptJson(parts.json)}}</script>` +
    '</body></html>'
  return { beginning: beginningFor(parts.fonts, assets), rest: [head, ...parts.body, after] }
}

const beginnings = new WeakMap<Assets, Map<string, Buffer>>()

function beginningFor(names: readonly string[], assets: Assets): Buffer {
  const known = beginnings.get(assets) ?? new Map<string, Buffer>()
  beginnings.set(assets, known)
  const key = names.join()
  const beginning = known.get(key) ?? Buffer.from(beginningHtml(names, assets))
  known.set(key, beginning)
  return beginning
}

function beginningHtml(names: readonly string[], assets: Assets): string {
  const fonts = ['geist', ...names].flatMap((name) => assets.fonts[name] ?? [])
  const nonce = `nonce="${NONCE_PLACE}"`
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<script ${nonce}>${assets.beforePaint}</script>` +
    fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('') +
    (assets.extra ?? '') +
    `<script ${nonce}>${beginScript(assets.scripts)}</script>` +
    `<link rel="icon" href="${escapeHtml(assets.icon)}"><link rel="manifest" href="/site.webmanifest">` +
    `<style ${nonce}>${assets.styles}</style>`
  )
}

function tagHtml({ tag, attributes, text }: PageParts['head'][number]): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const mark = tag === 'title' ? '' : ' data-page=""'
  const open = `<${tag}${list.join('')}${mark}>`
  if (tag === 'title') return `${open}${escapeHtml(text ?? '')}</title>`
  // Structured data is JSON in a script element: escaped as such, not as HTML.
  if (tag === 'script') return `${open}${(text ?? '').replaceAll('<', '\\u003c')}</script>`
  return open
}

/** What an answer with this nonce allows (rules 9). */
export function contentPolicy(nonce: string, development: boolean): string {
  const styles = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return (
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src ${styles}; ` +
    `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'${development ? ' ws:' : ''}; ` +
    `${development ? "worker-src 'self' blob:; " : ''}frame-src 'self' https://www.youtube-nocookie.com; ` +
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
  )
}
