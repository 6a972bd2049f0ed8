import { SITE } from '#platform/rules/site.ts'
import { xmlElement } from '#platform/server/xml.ts'
import { jobPath } from '../rules/paths.ts'
import { salaryText } from '../rules/salary.ts'
import type { JobRow } from './jobs.queries.ts'
import { salaryOf } from './salary-of.ts'

export interface JobFeed {
  title: string
  /** The paths of the list and of the feed. */
  page: string
  self: string
  jobs: readonly { job: JobRow; html: string }[]
}

const summaryOf = (job: JobRow): string => {
  const salary = salaryOf(job)
  return [job.company, job.location, `${job.level} level`, ...(salary === null ? [] : [salaryText(salary)])].join(' · ')
}
const absolute = (html: string, origin: string) => html.replaceAll(/(src|href)="\//g, `$1="${origin}/`)

/** New jobs as Atom (RFC 4287). */
export function atomFeed({ title, page, self, jobs }: JobFeed, origin: string): string {
  const entries = jobs.map(({ job, html }) =>
    [
      '<entry>',
      xmlElement('id', `urn:uuid:${job.id}`),
      xmlElement('title', `${job.role}, ${job.company}`),
      xmlElement('link', '', { href: origin + jobPath(job) }),
      xmlElement('published', job.posted_at!.toISOString()),
      xmlElement('updated', job.updated_at.toISOString()),
      `<author>${xmlElement('name', job.company)}</author>`,
      ...job.skills.map((skill) => xmlElement('category', '', { term: skill })),
      xmlElement('summary', summaryOf(job)),
      xmlElement('content', absolute(html, origin), { type: 'html' }),
      '</entry>',
    ].join(''),
  )
  const updated = new Date(Math.max(0, ...jobs.map(({ job }) => job.updated_at.getTime())))
  const head = [
    xmlElement('id', origin + self),
    xmlElement('title', `${title} · ${SITE.name}`),
    xmlElement('link', '', { href: origin + page }),
    xmlElement('link', '', { rel: 'self', href: origin + self, type: 'application/atom+xml' }),
    xmlElement('updated', updated.toISOString()),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${head.join('')}${entries.join('')}</feed>\n`
}

/** New jobs as JSON Feed 1.1. */
export const jsonFeed = ({ title, page, self, jobs }: JobFeed, origin: string): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: `${title} · ${SITE.name}`,
  home_page_url: origin + page,
  feed_url: origin + self,
  items: jobs.map(({ job, html }) => ({
    id: `urn:uuid:${job.id}`,
    url: origin + jobPath(job),
    title: `${job.role}, ${job.company}`,
    summary: summaryOf(job),
    content_html: absolute(html, origin),
    date_published: job.posted_at!.toISOString(),
    date_modified: job.updated_at.toISOString(),
    authors: [{ name: job.company }],
    tags: job.skills,
  })),
})
