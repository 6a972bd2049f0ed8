import { SCRIPT_NAMES } from './boot-script.ts'

/** The parts of a page from the renderer. */
export interface PageParts {
  status: number
  head: { tag: string; attributes: Record<string, string>; text?: string }[]
  /** The page's HTML. */
  body: string
  /** The data of its document, as JSON. */
  json: string
  /** Fonts besides the interface font, by the names of their files. */
  fonts: readonly string[]
}

/** The scripts, styles and fonts of the build that a page needs. */
export interface Assets {
  /** Names of script files, the entry first. */
  scripts: string[]
  /** Paths of style sheets. */
  styles: string[]
  /** Paths of fonts by the names of their files; empty in development. */
  fonts: Readonly<Record<string, string>>
  /** The inline scripts, which are the same on every page. */
  inline: { beforePaint: string; boot: string }
  /** The content security policy with the hashes of the inline scripts. */
  policy: string
  /** The site's icon, as a data URL. */
  icon: string
  /** Only in development: the scripts for hot reloading. */
  extra?: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** The whole document around a rendered page. */
export function documentHtml(parts: PageParts, assets: Assets): Buffer {
  return Buffer.from(
    `${headHtml(parts, assets)}</head><body><div id="root">${parts.body}</div>` +
      `<script type="application/json" id="page-data">{"status":${parts.status},"data":${scriptJson(parts.json)}}</script></body></html>`,
  )
}

function headHtml({ fonts, head }: PageParts, assets: Assets): string {
  const { inline, scripts, styles } = assets
  const fontPaths = ['geist', ...fonts].flatMap((name) => assets.fonts[name] ?? [])
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<script>${inline.beforePaint}</script>` +
    styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    fontPaths.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('') +
    (assets.extra ?? '') +
    `<script type="application/json" id="${SCRIPT_NAMES}">${scriptJson(JSON.stringify(scripts))}</script>` +
    `<script>${inline.boot}</script>` +
    `<link rel="icon" href="${escapeHtml(assets.icon)}"><link rel="manifest" href="/site.webmanifest">` +
    head.map(tagHtml).join('')
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
