import { useEffect, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
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
  const { data, failed, again } = useAnswer(HelpQuery, { problem: slug })
  const [changed, setChanged] = useState<Help | null>(null)
  const { run: bring } = useAction(OpenHint)
  const help = changed ?? data?.problemHelp ?? null
  const count = help?.hints.length ?? null
  useEffect(() => {
    if (count === null) return
    // What a visitor opened on this device goes along into the account, in order.
    if (openedHere(slug) <= count) keepOpenedHere(slug, 0)
    else void bring({ problem: slug, number: count + 1 }).then((answer) => answer && setChanged(answer.openHint))
  }, [slug, count, bring])
  if (failed !== null) return <ErrorState text="Couldn’t load hints" hint={failed} onRetry={again} />
  return help === null ? <Skeleton className="h-24" /> : <Opened slug={slug} help={help} onChange={setChanged} />
}

function Opened({ slug, help, onChange }: { slug: string; help: Help; onChange: (help: Help) => void }) {
  const [asks, ask] = useState(false)
  const hint = useAction(OpenHint)
  const surrender = useAction(GiveUp)
  const { hints, hintsInAll, editorial } = help
  const openNext = async () => {
    const answer = await hint.run({ problem: slug, number: hints.length + 1 })
    if (answer !== null) onChange(answer.openHint)
  }
  const giveUp = async () => {
    const answer = await surrender.run({ problem: slug })
    ask(false)
    if (answer !== null) onChange(answer.giveUp)
  }
  const refusal = hint.refusal ?? surrender.refusal
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <HintList hints={hints} />
      <div className="flex flex-wrap gap-2">
        {hints.length < hintsInAll && (
          <Button busy={hint.busy} onClick={() => void openNext()}>
            Open hint {hints.length + 1} of {hintsInAll}
          </Button>
        )}
        {editorial === null && (
          <Button look="ghost" busy={surrender.busy} onClick={() => ask(true)}>
            Give up and read the editorial
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        question="Give up and read the editorial?"
        explanation="This reveals a solution. You can still solve the problem afterwards."
        confirm="Give up"
        busy={surrender.busy}
        onConfirm={() => void giveUp()}
        onClose={() => ask(false)}
      />
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
