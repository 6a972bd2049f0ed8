import { SITE } from '#platform/rules/site.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { issuePath, NEWSLETTER_FEED_PATH } from '../rules/paths.ts'
import { Archive } from './newsletter-queries.ts'
import { NewsletterBox } from './NewsletterBox.tsx'

const SENTENCE = 'The best blogs, news and problems of the week. A weekly roundup sent every Friday at nine, your time.'

function NewsletterPage({ data }: { data: ResultOf<typeof Archive> }) {
  const issues = data.newsletterArchive
  return (
    <Page title={`${SITE.name} weekly`} sentence={SENTENCE}>
      <div className="grid grid-cols-1 items-start gap-12 md:grid-cols-[minmax(0,1fr)_20rem]">
        {/* First on small screens, where the archive would push it below the fold. */}
        <div className="md:order-last">
          <Section title="Subscribe">
            <NewsletterBox />
          </Section>
        </div>
        <Section title="All issues">
          {issues.length === 0 ? (
            <EmptyState text="No issues yet" hint="The first one comes next Friday." />
          ) : (
            <ol className="grid gap-3">
              {issues.map(({ number, friday, subject }) => (
                <li key={number} className="grid gap-0.5">
                  <a className="link font-medium" href={issuePath(number)}>
                    {subject}
                  </a>
                  <time className="text-sm text-text-muted" dateTime={friday}>
                    {absoluteDay(new Date(friday))}
                  </time>
                </li>
              ))}
            </ol>
          )}
        </Section>
      </div>
    </Page>
  )
}

export const page = definePage({
  document: Archive,
  meta: () => ({
    title: `${SITE.name} weekly`,
    description: SENTENCE,
    feeds: [{ title: `${SITE.name} weekly`, path: NEWSLETTER_FEED_PATH, type: 'application/atom+xml' }],
  }),
  Component: NewsletterPage,
})
