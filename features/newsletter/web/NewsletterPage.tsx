import { SITE } from '#platform/rules/site.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { issuePath, NEWSLETTER_FEED_PATH } from '../rules/paths.ts'
import { ItemList } from './IssueBody.tsx'
import { Archive } from './newsletter-queries.ts'
import { NewsletterBox } from './NewsletterBox.tsx'

const SENTENCE = 'The best blogs, news and problems of the week. A weekly roundup sent every Friday at nine, your time.'

type Data = ResultOf<typeof Archive>

function NewsletterPage({ data }: { data: Data }) {
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
        <div className="grid grid-cols-1 gap-12">
          {data.newsletterSample !== null && <Sample sample={data.newsletterSample} />}
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
      </div>
    </Page>
  )
}

/** What an issue looks like: the beginning of the latest one, or of one that is made of what is new now. */
const Sample = ({ sample: { number, sections } }: { sample: NonNullable<Data['newsletterSample']> }) => (
  <section aria-labelledby="sample" className="card grid grid-cols-1 gap-5">
    <h2 id="sample" className="text-xl">
      {number === null ? 'What an issue looks like' : 'From the latest issue'}
    </h2>
    {sections.map(({ label, items }) => (
      <div key={label} className="grid gap-2">
        <h3 className="text-sm font-medium text-text-muted">{label}</h3>
        <ItemList items={items} />
      </div>
    ))}
    {number !== null && (
      <a className="link justify-self-start" href={issuePath(number)}>
        Read the whole issue
      </a>
    )}
  </section>
)

export const page = definePage({
  document: Archive,
  meta: () => ({
    title: `${SITE.name} weekly`,
    description: SENTENCE,
    feeds: [{ title: `${SITE.name} weekly`, path: NEWSLETTER_FEED_PATH, type: 'application/atom+xml' }],
  }),
  Component: NewsletterPage,
})
