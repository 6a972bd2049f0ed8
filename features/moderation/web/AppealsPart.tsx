import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { personPath } from '#features/administration/rules/sections.ts'
import { Loaded } from '#features/administration/web/public.tsx'
import { FoldedText } from './FullText.tsx'
import { WhoElse } from './WhoElse.tsx'
import { OUTCOME_LABELS, OWN_APPEAL, OWN_DECISION, STATEMENT_LENGTH, type AppealOutcome, type Outcome } from '../rules/decisions.ts'

const GetAppeals = graphql(`
  query GetAppeals { openAppeals { id outcome title rule statement evidence evidenceHtml authorUsername deciderName isOwn isOwnAppeal others path text appealedAt } }
`)
const AnswerAppeal = graphql(`
  mutation AnswerAppeal($id: ID!, $outcome: AppealOutcome!, $answer: String!) { answerAppeal(id: $id, outcome: $outcome, answer: $answer) }
`)

type Appeal = ResultOf<typeof GetAppeals>['openAppeals'][number]

/** The appeals without an answer, oldest first. Another admin than the one who decided answers them. */
export function AppealsPart() {
  const query = useQuery(GetAppeals, {})
  const [chosen, setChosen] = useState<{ appeal: Appeal; outcome: AppealOutcome } | null>(null)
  const { mutate, isPending, error, reset } = useMutation(AnswerAppeal)
  const close = () => {
    reset()
    setChosen(null)
    query.refetch()
  }
  const isReversal = chosen?.outcome === 'reversed'
  return (
    <Loaded query={query}>
      {({ openAppeals }) =>
        openAppeals.length === 0 ? (
          <EmptyState text="No open appeals" hint="Appeals against removals, suspensions and bans will appear here." />
        ) : (
          <>
            <ul className="grid gap-4">
              {openAppeals.map((appeal) => (
                <AppealCard key={appeal.id} appeal={appeal} onAnswer={(outcome) => setChosen({ appeal, outcome })} />
              ))}
            </ul>
            {chosen !== null && (
              <ReasonDialog
                target={chosen.appeal.id}
                title={isReversal ? 'Overturn this decision' : 'Uphold this decision'}
                label="Answer"
                hint="The person will see it."
                maxLength={STATEMENT_LENGTH}
                requiredHint="Enter an answer"
                action={isReversal ? 'Overturn' : 'Uphold'}
                busy={isPending}
                error={error?.message}
                onSend={(answer) => mutate({ id: chosen.appeal.id, outcome: chosen.outcome, answer }, { onSuccess: close })}
                onClose={close}
              >
                {isReversal ? 'This restores the content or the account.' : 'The decision stays. There is no second appeal.'}
              </ReasonDialog>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function AppealCard({ appeal, onAnswer }: { appeal: Appeal; onAnswer: (outcome: AppealOutcome) => void }) {
  const { outcome, title, rule, statement, evidence, evidenceHtml, authorUsername, deciderName, isOwn, isOwnAppeal, others, path, text, appealedAt } = appeal
  // The title of such a decision speaks to its person.
  const isAccount = outcome !== 'removed' && authorUsername !== null
  const blocked = isOwn ? OWN_DECISION : isOwnAppeal ? OWN_APPEAL : null
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        <Badge tone="warning">{OUTCOME_LABELS[outcome as Outcome]}</Badge>
        <Badge>{rule}</Badge>
        {authorUsername !== null && <>@{authorUsername}</>}
        <TimeAgo at={String(appealedAt)} />
      </p>
      <h2 className="font-medium wrap-anywhere">
        {isAccount ? <a className="hover:underline" href={personPath(authorUsername)}>Account of @{authorUsername}</a> : path === null ? title : <a className="hover:underline" href={path}>{title}</a>}
      </h2>
      {path === null && !isAccount && <p className="text-sm text-text-muted">This is no longer public. Removed text below.</p>}
      <p className="text-sm wrap-anywhere">
        <span className="text-text-muted">{deciderName ?? 'An admin'} decided: </span>
        {statement}
      </p>
      <p className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
        <span className="text-text-muted">Appeal: </span>
        {text}
      </p>
      {evidence !== '' && <FoldedText text={evidence} html={evidenceHtml} label="Removed text" />}
      {isOwn && <WhoElse reason={OWN_DECISION} others={others} />}
      <div className="flex flex-wrap gap-2">
        <Button disabledBecause={blocked} onClick={() => onAnswer('reversed')}>
          Overturn
        </Button>
        <Button variant="primary" disabledBecause={blocked} onClick={() => onAnswer('upheld')}>
          Uphold
        </Button>
      </div>
    </Card>
  )
}
