import type { FastifyReply } from 'fastify'
import { xmlElement } from './xml.ts'

declare module './extension-points.ts' {
  interface ExtensionPoints {
    /** Paths of sitemaps, which robots.txt names. */
    sitemaps: string
  }
}

/** The most pages of one sitemap. */
export const SITEMAP_SIZE = 10_000

export interface SitemapEntry {
  path: string
  changedAt?: Date
}

/** Answers with pages of this site as a sitemap. */
export const sendSitemap = (reply: FastifyReply, entries: readonly SitemapEntry[]): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(writeSitemap(reply.request.context.origin, entries))

function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => `<url>${xmlElement('loc', origin + path)}${changedAt === undefined ? '' : xmlElement('lastmod', changedAt.toISOString())}</url>`)
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
