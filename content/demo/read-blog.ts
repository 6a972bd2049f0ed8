import type { SeedBlog } from './types.ts'

/** Reads a blog file: front matter of `key: value` lines between two `---` lines, then Markdown. */
export function readBlog(text: string): SeedBlog {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n'))
  if (!match) throw new Error('a blog file begins with front matter between two lines of ---')
  const [, head = '', body = ''] = match
  const fields = new Map(head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    if (colon < 1) throw new Error(`not a front matter line: ${line}`)
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  }))
  const field = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`the front matter lacks "${name}"`)
    return value
  }
  const publishedDaysAgo = Number(field('publishedDaysAgo'))
  if (!Number.isFinite(publishedDaysAgo)) throw new Error('publishedDaysAgo must be a number')
  return {
    title: field('title'),
    author: field('author'),
    tags: field('tags').replace(/^\[|\]$/g, '').split(',').map((tag) => tag.trim()).filter(Boolean),
    publishedDaysAgo,
    cover: fields.get('cover') ?? null,
    markdown: body.trim(),
  }
}
