import { SITE } from '#platform/rules/site.ts'
import { xmlElement } from '#platform/server/xml.ts'
import { blogPath } from '../rules/paths.ts'
import type { BlogRow } from './blogs.queries.ts'

export interface Feed {
  title: string
  /** The paths of the page and of its feed. */
  page: string
  self: string
  blogs: BlogRow[]
}

// Feed readers get one size: the responsive sizes only apply to our own layout.
const absolute = (html: string, origin: string) =>
  html.replace(/<img [^>]*>/g, (image) => image.replace(/ (?:srcset|sizes)="[^"]*"/g, '').replace('src="/images/', `src="${origin}/images/`))
const newest = (blogs: BlogRow[]) => new Date(Math.max(0, ...blogs.map((blog) => blog.updated_at.getTime()))).toISOString()

/** Writes a feed as Atom (RFC 4287), with full texts. */
export function atomFeed({ title, page, self, blogs }: Feed, origin: string): string {
  const entries = blogs.map((blog) => {
    const url = origin + blogPath(blog.slug)
    return [
      '<entry>',
      xmlElement('id', `urn:uuid:${blog.id}`),
      xmlElement('title', blog.title),
      xmlElement('link', '', { href: url }),
      xmlElement('published', blog.published_at.toISOString()),
      xmlElement('updated', blog.updated_at.toISOString()),
      `<author>${xmlElement('name', blog.author_name)}${xmlElement('uri', `${origin}/profile/${blog.author_username}`)}</author>`,
      ...blog.tags.map((tag) => xmlElement('category', '', { term: tag })),
      xmlElement('summary', blog.preview),
      xmlElement('content', absolute(blog.shown, origin), { type: 'html' }),
      '</entry>',
    ].join('')
  })
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">' +
    xmlElement('id', origin + self) +
    xmlElement('title', `${title} · ${SITE.name}`) +
    xmlElement('link', '', { href: origin + page }) +
    xmlElement('link', '', { rel: 'self', href: origin + self, type: 'application/atom+xml' }) +
    xmlElement('updated', newest(blogs)) +
    `${entries.join('')}</feed>\n`
  )
}

/** Writes a feed as JSON Feed 1.1, with full texts. */
export function jsonFeed({ title, page, self, blogs }: Feed, origin: string): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} · ${SITE.name}`,
    home_page_url: origin + page,
    feed_url: origin + self,
    items: blogs.map((blog) => ({
      id: `urn:uuid:${blog.id}`,
      url: origin + blogPath(blog.slug),
      title: blog.title,
      summary: blog.preview,
      content_html: absolute(blog.shown, origin),
      date_published: blog.published_at.toISOString(),
      date_modified: blog.updated_at.toISOString(),
      authors: [{ name: blog.author_name, url: `${origin}/profile/${blog.author_username}` }],
      tags: blog.tags,
    })),
  }
}
