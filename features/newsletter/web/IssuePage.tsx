import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { NEWSLETTER_PATH } from '../rules/paths.ts'
import { IssueBody } from './IssueBody.tsx'
import { Issue } from './newsletter-queries.ts'

type Data = ResultOf<typeof Issue>

function IssuePage({ data }: { data: Data }) {
  const issue = data.newsletterIssue!
  return (
    <Page title={issue.subject} sentence={absoluteDay(new Date(issue.friday))}>
      <IssueBody intro={issue.intro} sections={issue.sections} />
      <p className="mt-12">
        <a className="link" href={NEWSLETTER_PATH}>
          All issues
        </a>
      </p>
    </Page>
  )
}

export const page = definePage({
  document: Issue,
  variables: ({ params }: RouteLocation) => ({ number: /^\d{1,6}$/.test(params['number'] ?? '') ? Number(params['number']) || 1 : 999_999 }),
  exists: (data: Data) => data.newsletterIssue !== null,
  meta: (data: Data) => ({ title: data.newsletterIssue?.subject ?? 'Newsletter', description: data.newsletterIssue?.sections.map(({ label }) => label).join(', ') ?? '' }),
  Component: IssuePage,
})
