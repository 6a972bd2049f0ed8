import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { APPEAL_LABELS, OUTCOME_LABELS, type AppealOutcome, type Outcome } from '../rules/decisions.ts'
import { MODERATION_LOG_PATH } from '../rules/paths.ts'
import { nounOf } from '../rules/kind-names.ts'
import { RuleList } from './RuleList.tsx'

const ModerationLogQuery = graphql(`
  query ModerationLog($after: String) {
    moderationLog(after: $after) { next counts { rule outcome count appealed reversed } items { id day kind rule outcome appealOutcome isWithdrawn } }
  }
`)

type Log = ResultOf<typeof ModerationLogQuery>['moderationLog']
type Entry = Log['items'][number]
type Count = Log['counts'][number]

const SENTENCE = 'The rules of the community, and every moderator decision, without names'

const COUNT_COLUMNS = [
  { title: 'Outcome', cell: ({ outcome }: Count) => OUTCOME_LABELS[outcome as Outcome] },
  { title: 'Rule', cell: ({ rule }: Count) => rule ?? '' },
  { title: 'Decisions', cell: ({ count }: Count) => count, numeric: true },
  { title: 'Appealed', cell: ({ appealed }: Count) => appealed, numeric: true },
  { title: 'Overturned', cell: ({ reversed }: Count) => reversed, numeric: true },
]
const ENTRY_COLUMNS = [
  { title: 'Day', cell: ({ day }: Entry) => <time className="whitespace-nowrap" dateTime={day}>{absoluteDay(new Date(day))}</time> },
  { title: 'About', cell: ({ kind }: Entry) => <span className="inline-block first-letter:uppercase">{nounOf(kind)}</span> },
  { title: 'Outcome', cell: ({ outcome }: Entry) => OUTCOME_LABELS[outcome as Outcome] },
  { title: 'Rule', cell: ({ rule }: Entry) => rule ?? '' },
  { title: 'Appeal', cell: ({ appealOutcome, isWithdrawn }: Entry) => (appealOutcome === null ? (isWithdrawn ? 'Decision withdrawn' : '') : APPEAL_LABELS[appealOutcome as AppealOutcome]) },
]

/** The rules and the public log of moderation. */
function ModerationLogPage({ data: { moderationLog } }: { data: ResultOf<typeof ModerationLogQuery> }) {
  const { items, counts, next } = moderationLog
  return (
    <Page title="Moderation log" sentence={SENTENCE}>
      <div id="rules">
        <Section title="Community rules">
          <RuleList className="gap-x-8 sm:grid-cols-2" />
        </Section>
      </div>
      <Section title="The last twelve months">
        {counts.length === 0 ? <p className="text-text-muted">No decisions yet.</p> : <Table caption="Decisions by outcome and rule" keyOf={({ outcome, rule }) => `${outcome} ${rule}`} rows={counts} columns={COUNT_COLUMNS} />}
      </Section>
      {items.length > 0 && (
        <Section title="Decisions">
          <Table caption="Decisions, the latest first" keyOf={({ id }) => id} rows={items} columns={ENTRY_COLUMNS} />
          {next !== null && (
            <p className="pt-4">
              <ButtonLink to={`${MODERATION_LOG_PATH}?after=${next}`}>Older decisions</ButtonLink>
            </p>
          )}
        </Section>
      )}
    </Page>
  )
}

export const page = definePage({
  document: ModerationLogQuery,
  variables: ({ searchParams }) => ({ after: searchParams.get('after') }),
  cacheTags: () => ['moderation-log'],
  meta: (_data, { searchParams }) => ({ title: 'Moderation log', description: SENTENCE, canonical: MODERATION_LOG_PATH, ...(searchParams.has('after') && { hidden: true }) }),
  Component: ModerationLogPage,
})
