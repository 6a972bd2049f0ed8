import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { CodeView } from '#platform/web/ui/CodeView.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { flagIcon, linkIcon, messageCircleIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Discussion } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { roundedUsageText } from '../TestResult.tsx'
import { LANGUAGE_NAMES } from '../../../rules/problem.ts'
import { SolutionsQuery, type SharedSolution } from './solutions-query.ts'

const VoteForSolution = graphql(`mutation VoteForSolution($solution: ID!, $isVoted: Boolean!) { voteForSolution(solution: $solution, isVoted: $isVoted) }`)
const UnshareSolution = graphql(`mutation UnshareSolution($solution: ID!) { unshareSolution(solution: $solution) }`)

/** A shared solution with votes, comments, a link and a report. */
export function SharedSolutionItem({ solution, isLinked }: { solution: SharedSolution; isLinked: boolean }) {
  const { id, author, language, code, codeSpans, note, sharedAt, timeMs, memoryKb, votes, isVoted, isOwn, path } = solution
  const [isTalking, setTalking] = useState(isLinked)
  const [isReporting, report] = useState(false)
  const [isEnding, askToEnd] = useState(false)
  const onError = (error: Error) => showToast(error.message, { kind: 'error' })
  const vote = useMutation(VoteForSolution, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(SolutionsQuery), onError })
  const unshare = useMutation(UnshareSolution, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(SolutionsQuery), onError })
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 rounded-control border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted">
        <a className="link font-medium" href={profilePath(author.username)}>
          {author.name}
        </a>
        <span>{LANGUAGE_NAMES[language]}</span>
        <span className="tabular">{roundedUsageText(timeMs, memoryKb)}</span>
        <span className="ml-auto">
          <TimeAgo at={String(sharedAt)} />
        </span>
      </p>
      {note !== '' && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <details open={isLinked}>
        <summary className="min-h-9 cursor-pointer py-1.5 pointer-coarse:min-h-11">Show code</summary>
        <CodeView label={`Solution by ${author.name}`} code={code} spans={codeSpans} />
      </details>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          small
          icon={thumbsUpIcon}
          aria-pressed={isVoted}
          aria-label={`Vote for this solution, ${votes === 1 ? '1 vote' : `${votes} votes`}`}
          busy={vote.isPending}
          disabledBecause={isOwn ? 'You can’t vote for your own solution.' : null}
          onClick={() => vote.mutate({ solution: id, isVoted: !isVoted })}
        >
          {votes}
        </Button>
        <Button small variant="ghost" icon={messageCircleIcon} aria-expanded={isTalking} onClick={() => setTalking(!isTalking)}>
          Comments
        </Button>
        <IconButton small icon={linkIcon} label="Copy link" onClick={() => void copyText(new URL(path, window.location.href).href, { copied: 'Link copied', failed: `Copy this link: ${path}` })} />
        {isOwn ? (
          <Button small variant="ghost" busy={unshare.isPending} onClick={() => askToEnd(true)}>
            Stop sharing
          </Button>
        ) : (
          <IconButton small icon={flagIcon} label="Report" onClick={() => report(true)} />
        )}
      </div>
      {isTalking && <Discussion kind="solution" subject={id} label="Comment on this solution, such as “Line 4: …”" />}
      <ConfirmDialog
        open={isEnding}
        question="Stop sharing this solution?"
        explanation="Its explanation and its votes are deleted. Your submission stays, and you can share it again."
        confirm="Stop sharing"
        busy={unshare.isPending}
        onConfirm={() => unshare.mutate({ solution: id }, { onSettled: () => askToEnd(false) })}
        onClose={() => askToEnd(false)}
      />
      <Suspense>{isReporting && <ReportDialog kind="solution" id={id} onClose={() => report(false)} />}</Suspense>
    </li>
  )
}
