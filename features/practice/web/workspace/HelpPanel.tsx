import { useEffect, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { HintList } from './HintList.tsx'
import { keepOpenedHere, openedHere } from './opened-hints.ts'
import { VisitorHelp } from './VisitorHelp.tsx'

const HelpFields = graphql(`
  fragment HelpFields on ProblemHelp { hints hintsInAll editorial isSolved hasGivenUp }
`)
const HelpQuery = graphql(`query ProblemHelp($problem: String!) { problemHelp(problem: $problem) { ...HelpFields } }`, [HelpFields])
const OpenHint = graphql(`mutation OpenHint($problem: String!, $number: Int!) { openHint(problem: $problem, number: $number) { ...HelpFields } }`, [HelpFields])
const GiveUp = graphql(`mutation GiveUp($problem: String!) { giveUp(problem: $problem) { ...HelpFields } }`, [HelpFields])

type Help = ResultOf<typeof HelpFields>

/** Three hints that open one by one, and the editorial for whoever solved the problem or gives it up (requirement Q-10). */
export function HelpPanel({ slug }: { slug: string }) {
  return useSession() === null ? <VisitorHelp slug={slug} /> : <MemberHelp slug={slug} />
}

function MemberHelp({ slug }: { slug: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(HelpQuery, { problem: slug })
  const { mutate: bring } = useOpenHint()
  const help = data?.problemHelp ?? null
  const count = help?.hints.length ?? null
  useEffect(() => {
    if (count === null) return
    // What a visitor opened on this device goes along into the account, in order.
    if (openedHere(slug) <= count) keepOpenedHere(slug, 0)
    else bring({ problem: slug, number: count + 1 })
  }, [slug, count, bring])
  if (isLoadingError) return <ErrorState text="Couldn’t load hints" hint={error.message} onRetry={refetch} />
  return help === null ? <Skeleton className="h-24" /> : <Opened slug={slug} help={help} />
}

const useOpenHint = () =>
  useMutation(OpenHint, { onSuccess: ({ openHint }, { problem }, cache) => cache.updateQuery(HelpQuery, { problem }, () => ({ problemHelp: openHint })) })

function Opened({ slug, help }: { slug: string; help: Help }) {
  const [asks, ask] = useState(false)
  const hint = useOpenHint()
  const surrender = useMutation(GiveUp, { onSuccess: ({ giveUp }, { problem }, cache) => cache.updateQuery(HelpQuery, { problem }, () => ({ problemHelp: giveUp })) })
  const { hints, hintsInAll, editorial } = help
  const giveUp = () => surrender.mutate({ problem: slug }, { onSettled: () => ask(false) })
  const error = hint.error ?? surrender.error
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <HintList hints={hints} />
      <div className="flex flex-wrap gap-2">
        {hints.length < hintsInAll && (
          <Button busy={hint.isPending} onClick={() => hint.mutate({ problem: slug, number: hints.length + 1 })}>
            Open hint {hints.length + 1} of {hintsInAll}
          </Button>
        )}
        {editorial === null && (
          <Button variant="ghost" busy={surrender.isPending} onClick={() => ask(true)}>
            Give up and read the editorial
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        question="Give up and read the editorial?"
        explanation="This reveals a solution. You can still solve the problem afterwards."
        confirm="Give up"
        busy={surrender.isPending}
        onConfirm={giveUp}
        onClose={() => ask(false)}
      />
      <ErrorMessage message={error?.message} />
      {editorial !== null && (
        <section aria-labelledby="editorial">
          <h2 id="editorial" className="mb-2 text-lg">
            Editorial
          </h2>
          <RichText shown={editorial} />
        </section>
      )}
    </div>
  )
}
