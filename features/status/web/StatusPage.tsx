import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { STATUS_PATH } from '../rules/paths.ts'
import { overallText } from '../rules/status-texts.ts'
import { BrowserCheck } from './BrowserCheck.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { PartCard } from './PartCard.tsx'
import { StatusQuery, type StatusData } from './status-query.ts'

const SENTENCE = 'Current status and the last 90 days.'

type Data = ResultOf<typeof StatusQuery>

/** The state of the parts of the site (requirement P-41). Without the database it shows what the browser finds out. */
function StatusPage({ data: { siteStatus } }: { data: Data }) {
  return (
    <Page title="Status" sentence={SENTENCE}>
      {siteStatus === null ? <Notice>The measurements can’t be read: the database of the site doesn’t respond.</Notice> : <Overall status={siteStatus} />}
      <BrowserCheck />
      {siteStatus !== null && (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {siteStatus.parts.map((part) => (
              <li key={part.name}>
                <PartCard part={part} firstDay={siteStatus.firstDay} />
              </li>
            ))}
          </ul>
          <Section title="History by day">
            <HistoryTable status={siteStatus} />
          </Section>
          <p className="max-w-[68ch] text-sm text-text-muted">
            Every five minutes, we test each part the way people use it. Two failed attempts in a row count as an outage. Days are in UTC. Times without measurements are not filled in.
          </p>
        </>
      )}
    </Page>
  )
}

function Overall({ status: { parts } }: { status: StatusData }) {
  const { text, tone } = overallText(parts)
  const checked = parts.flatMap(({ checkedAt }) => (checkedAt === null ? [] : [String(checkedAt)])).sort()
  const last = checked.at(-1)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>{text}</Badge>
      <span className="text-sm text-text-muted">{last === undefined ? 'The first measurement is made within five minutes.' : <>Measured <TimeAgo at={last} /></>}</span>
    </p>
  )
}

export const page = definePage({
  document: StatusQuery,
  fallback: () => ({ siteStatus: null }),
  meta: () => ({ title: 'Status', description: SENTENCE, canonical: STATUS_PATH }),
  Component: StatusPage,
})
