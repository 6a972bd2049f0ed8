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
import { BlogsAbout } from './BlogsAbout.tsx'
import { HintList } from './HintList.tsx'
import { saveOpenedHints, openedHints } from './opened-hints.ts'
import { GIVING_UP } from './giving-up.ts'
import { VisitorHelp } from './VisitorHelp.tsx'

const HelpFields = graphql(`
  fragment HelpFields on ProblemHelp { closedBecause hints hintCount editorial isSolved hasGivenUp }
`)
const HelpQuery = graphql(`query ProblemHelp($problem: String!) { problemHelp(problem: $problem) { ...HelpFields } }`, [HelpFields])
const OpenHint = graphql(`mutation OpenHint($problem: String!, $number: Int!) { openHint(problem: $problem, number: $number) { ...HelpFields } }`, [HelpFields])
const GiveUp = graphql(`mutation GiveUp($problem: String!) { giveUp(problem: $problem) { ...HelpFields } }`, [HelpFields])

type Help = ResultOf<typeof HelpFields>

/** The hints, opened one after another, and the editorial for members who solved the problem or gave up (requirement Q-10). */
export function HelpPanel({ slug, tags }: { slug: string; tags: readonly string[] }) {
  return useSession() === null ? <VisitorHelp slug={slug} /> : <MemberHelp slug={slug} tags={tags} />
}

function MemberHelp({ slug, tags }: { slug: string; tags: readonly string[] }) {
  // A contest may have started or ended since.
  const { data, error, isLoadingError, refetch } = useQuery(HelpQuery, { problem: slug }, { staleTime: 0 })
  const { mutate: openHint } = useOpenHint()
  const help = data?.problemHelp ?? null
  const count = help === null || help.closedBecause !== null ? null : help.hints.length
  useEffect(() => {
    if (count === null) return
    // Opens the hints in the account that were opened on this device before the login, in order.
    if (openedHints(slug) <= count) saveOpenedHints(slug, 0)
    else openHint({ problem: slug, number: count + 1 })
  }, [slug, count, openHint])
  if (isLoadingError) return <ErrorState text="Couldn’t load hints" hint={error.message} onRetry={refetch} />
  if (help !== null && help.closedBecause !== null) return <p className="text-sm text-text-muted">{help.closedBecause}</p>
  return help === null ? <Skeleton className="h-24" /> : <OpenedHelp slug={slug} tags={tags} help={help} />
}

const useOpenHint = () =>
  useMutation(OpenHint, { onSuccess: ({ openHint }, { problem }, cache) => cache.updateQuery(HelpQuery, { problem }, () => ({ problemHelp: openHint })) })

function OpenedHelp({ slug, tags, help }: { slug: string; tags: readonly string[]; help: Help }) {
  const [isAsking, setAsking] = useState(false)
  const hint = useOpenHint()
  const giveUp = useMutation(GiveUp, { onSuccess: ({ giveUp }, { problem }, cache) => cache.updateQuery(HelpQuery, { problem }, () => ({ problemHelp: giveUp })) })
  const { hints, hintCount, editorial } = help
  const confirm = () => giveUp.mutate({ problem: slug }, { onSettled: () => setAsking(false) })
  const error = hint.error ?? giveUp.error
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <HintList hints={hints} />
      <div className="flex flex-wrap gap-2">
        {hints.length < hintCount && (
          <Button busy={hint.isPending} onClick={() => hint.mutate({ problem: slug, number: hints.length + 1 })}>
            Open hint {hints.length + 1} of {hintCount}
          </Button>
        )}
        {editorial === null && (
          <Button variant="ghost" busy={giveUp.isPending} onClick={() => setAsking(true)}>
            Give up and read the editorial
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        question="Give up and read the editorial?"
        explanation={GIVING_UP}
        confirm="Give up"
        busy={giveUp.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
      <ErrorMessage message={error?.message} />
      {editorial !== null && (
        <>
          <section aria-labelledby="editorial">
            <h2 id="editorial" className="mb-2 text-lg">
              Editorial
            </h2>
            <RichText shown={editorial} />
          </section>
          {tags[0] !== undefined && <BlogsAbout topic={tags[0]} />}
        </>
      )}
    </div>
  )
}
