import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'

const HelpFields = graphql(`
  fragment HelpFields on ProblemHelp { hints hintsInAll editorial isSolved hasGivenUp }
`)
const HelpQuery = graphql(`query ProblemHelp($problem: String!) { problemHelp(problem: $problem) { ...HelpFields } }`, [HelpFields])
const OpenHint = graphql(`mutation OpenHint($problem: String!, $number: Int!) { openHint(problem: $problem, number: $number) { ...HelpFields } }`, [HelpFields])
const GiveUp = graphql(`mutation GiveUp($problem: String!) { giveUp(problem: $problem) { ...HelpFields } }`, [HelpFields])

type Help = ResultOf<typeof HelpFields>

/** Three hints that open one by one, and the editorial for whoever solved the problem or gives it up (requirement Q-10). */
export function HelpPanel({ slug }: { slug: string }) {
  const session = useSession()
  const { asMember } = useAuth()
  const { data, failed, again } = useAnswer(HelpQuery, session === null ? null : { problem: slug })
  const [changed, setChanged] = useState<Help | null>(null)
  if (session === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">There are three hints, each helps a little more, and an editorial for when you are done. They are kept with your account.</p>
        <Button onClick={() => asMember(() => {})}>Login</Button>
      </div>
    )
  }
  if (failed !== null) return <ErrorState text="The hints could not be had." hint={failed} onRetry={again} />
  const help = changed ?? data?.problemHelp ?? null
  return help === null ? <Skeleton className="h-24" /> : <Opened slug={slug} help={help} onChange={setChanged} />
}

function Opened({ slug, help, onChange }: { slug: string; help: Help; onChange: (help: Help) => void }) {
  const hint = useAction(OpenHint)
  const surrender = useAction(GiveUp)
  const { hints, hintsInAll, editorial } = help
  const openNext = async () => {
    const answer = await hint.run({ problem: slug, number: hints.length + 1 })
    if (answer !== null) onChange(answer.openHint)
  }
  const giveUp = async () => {
    const answer = await surrender.run({ problem: slug })
    if (answer !== null) onChange(answer.giveUp)
  }
  const refusal = hint.refusal ?? surrender.refusal
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <ol className="grid gap-4">
        {hints.map((shown, at) => (
          <li key={shown}>
            <h2 className="mb-1 text-sm font-medium">Hint {at + 1}</h2>
            <RichText shown={shown} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {hints.length < hintsInAll && (
          <Button busy={hint.busy} onClick={() => void openNext()}>
            Open hint {hints.length + 1} of {hintsInAll}
          </Button>
        )}
        {editorial === null && (
          <Button look="ghost" busy={surrender.busy} onClick={() => void giveUp()}>
            Give up and read the editorial
          </Button>
        )}
      </div>
      <Refused says={refusal?.says} />
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
