import type { FormEvent } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useLinkSecret } from '#features/accounts/web/public.tsx'
import { APPEAL_LABELS, OUTCOME_LABELS, STATEMENT_LENGTH, type AppealOutcome, type Outcome } from '../rules/decisions.ts'
import { MODERATION_LOG_PATH } from '../rules/paths.ts'
import { FoldedText } from './FullText.tsx'

const GetStatement = graphql(`
  query GetModerationStatement($id: ID!, $key: String) {
    moderationStatement(id: $id, key: $key) { id outcome title rule statement evidence evidenceHtml decidedAt appeal appealOutcome appealAnswer appealProblem }
  }
`)
const AppealDecision = graphql(`
  mutation AppealDecision($id: ID!, $key: String, $text: String!) { appealDecision(id: $id, key: $key, text: $text) }
`)

type Statement = ResultOf<typeof GetStatement>['moderationStatement']

/** The reasons of a decision for the person whom it is about, who may have no session, and the form to appeal. */
function AppealPage({ location }: { location: RouteLocation }) {
  const key = useLinkSecret()
  const id = location.params['id'] ?? ''
  const query = useQuery(GetStatement, key === undefined ? null : { id, key })
  return (
    <Page title="Moderation decision" sentence="What was decided, why, and how you can appeal.">
      {query.isLoadingError ? (
        <ErrorState text="We couldn’t open this decision." hint={query.error.message} onRetry={query.refetch} />
      ) : query.data === undefined ? (
        <SkeletonText lines={6} />
      ) : (
        <div className="grid max-w-[44rem] gap-8">
          <Reasons statement={query.data.moderationStatement} />
          <Appeal statement={query.data.moderationStatement} linkKey={key ?? null} onAppeal={query.refetch} />
          <RemovedText statement={query.data.moderationStatement} />
        </div>
      )}
    </Page>
  )
}

function Reasons({ statement: { outcome, title, rule, statement, decidedAt } }: { statement: Statement }) {
  const rows = [
    { label: 'Decision', value: OUTCOME_LABELS[outcome as Outcome] },
    { label: 'About', value: title },
    { label: 'Rule', value: rule },
    { label: 'Reason', value: statement },
  ]
  return (
    <section className="card grid gap-4 p-5" aria-label="Statement of reasons">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
        <dt className="text-text-muted">When</dt>
        <dd>
          <TimeAgo at={decidedAt} />
        </dd>
      </dl>
      <p className="text-sm">
        <a className="link" href={`${MODERATION_LOG_PATH}#rules`}>
          Community rules
        </a>
      </p>
    </section>
  )
}

const RemovedText = ({ statement: { evidence, evidenceHtml } }: { statement: Statement }) => (evidence === '' ? null : <FoldedText text={evidence} html={evidenceHtml} label="Your removed text" />)

function Appeal({ statement, linkKey, onAppeal }: { statement: Statement; linkKey: string | null; onAppeal: () => void }) {
  const { id, appeal, appealOutcome, appealAnswer, appealProblem } = statement
  const [text, setText, clear] = useLocalDraft(`appeal.${id}`)
  const sent = () => {
    clear()
    onAppeal()
  }
  const { mutate, isPending, error } = useMutation(AppealDecision, { onSuccess: sent })
  if (appeal !== null) {
    return (
      <section className="grid gap-3" aria-labelledby="appeal">
        <h2 id="appeal" className="text-lg">
          {appealOutcome === null ? 'Your appeal is waiting' : APPEAL_LABELS[appealOutcome as AppealOutcome]}
        </h2>
        <p className="wrap-anywhere whitespace-pre-line">{appealOutcome === null ? 'An admin who did not make the decision will answer it. You’ll get an email.' : appealAnswer}</p>
        <p className="border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line text-text-muted">{appeal}</p>
      </section>
    )
  }
  if (appealProblem !== null) return <p className="text-text-muted">{appealProblem}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id, key: linkKey, text })
  }
  return (
    <form className="grid gap-4" aria-labelledby="appeal" onSubmit={submit} noValidate>
      <h2 id="appeal" className="text-lg">
        Appeal
      </h2>
      <Field label="Why is the decision wrong?" hint="You can appeal once. An admin who did not make the decision will answer." error={error?.message} count={{ used: text.length, limit: STATEMENT_LENGTH }}>
        {(control) => <TextArea {...control} rows={6} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" busy={isPending}>
        Send appeal
      </Button>
    </form>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Moderation decision', description: 'The reasons of a decision, and how to appeal.', hidden: true }),
  Component: AppealPage,
})
