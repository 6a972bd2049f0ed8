import { fold } from '#platform/rules/words.ts'
import { tagOf } from '#platform/rules/tags.ts'
import { MAX_TAGS } from './blog.ts'

/** The endings of files that become a text. */
export const TEXT_FILES = ['.md', '.markdown', '.html', '.htm', '.txt'] as const
/** In bytes. */
export const MAX_TEXT_FILE = 1_000_000

export const isTextFile = (name: string): boolean => TEXT_FILES.some((ending) => name.toLowerCase().endsWith(ending))
export const isPageFile = (name: string): boolean => /\.html?$/i.test(name)

/** A text file in its parts; the title is empty and the tags are missing where the file has none. */
export interface TextFile {
  title: string
  tags: string[]
  body: string
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Reads a Markdown file: title and tags of its front matter. The only heading of the first level is the title if it is the first line and there is no other. */
export function readMarkdownFile(text: string): TextFile {
  const [front = '', fields = ''] = FRONT_MATTER.exec(text) ?? []
  const body = text.slice(front.length).replace(/^\uFEFF/, '').replace(/^\s*\n/, '')
  const title = fieldOf(fields, 'title')
  const tags = tagsOf(fields)
  const heading = /^# +(.+?)(?: +#+)?[ \t]*(?:\r?\n|$)/.exec(body)
  const isOnly = heading !== null && !/^# /m.test(body.slice(heading[0].length).replace(/^(`{3,}|~{3,})[^]*?^\1/gm, ''))
  if (isOnly && (title === '' || fold(title) === fold(heading[1]!))) return { title: title || heading[1]!, tags, body: body.slice(heading[0].length).replace(/^\s*\n/, '') }
  return { title, tags, body }
}

/** A field of a front matter in YAML or TOML, without its quotes. */
function fieldOf(fields: string, name: string): string {
  const written = new RegExp(`^${name}[ \\t]*[:=][ \\t]*(.*)$`, 'im').exec(fields)?.[1]?.trim() ?? ''
  return /^(["'])[^]*\1$/.test(written) ? written.slice(1, -1) : written
}

/** Tags as `[a, b]`, `a, b` or a list of lines. */
function tagsOf(fields: string): string[] {
  const line = fieldOf(fields, 'tags')
  const listed = line === '' ? (/^tags\s*:\s*\n((?:\s*- .*\n?)+)/im.exec(fields)?.[1] ?? '').replaceAll(/^\s*- /gm, '').split('\n') : line.replaceAll(/^\[|\]$/g, '').split(',')
  return [...new Set(listed.map((tag) => tagOf(tag.trim().replaceAll(/^["']|["']$/g, ''))).filter((tag) => tag !== ''))].slice(0, MAX_TAGS)
}

const NAMED_IMAGES = 3
const IMAGE_NAME_LENGTH = 40

/** The message about images that cannot be fetched, such as those beside an imported file: their first names. */
export function omittedImages(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_IMAGES).map((name) => (name.length > IMAGE_NAME_LENGTH ? `${name.slice(0, IMAGE_NAME_LENGTH).toWellFormed()}…` : name))
  const more = names.length - shown.length
  const list = [...shown, ...(more > 0 ? [`${more} more`] : [])].filter((name) => name !== '').join(', ')
  const start = names.length === 1 ? '1 image wasn’t imported' : `${names.length} images weren’t imported`
  return `${start}${list === '' ? '' : `: ${list}`}. Add ${names.length === 1 ? 'it' : 'them'} with Image.`
}
