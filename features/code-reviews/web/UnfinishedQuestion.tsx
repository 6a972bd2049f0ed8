import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { useReviewPage } from './review-page.ts'

interface Words {
  /** What is about to happen, such as `Send`. */
  verb: string
  /** The label of the button. */
  confirm: string
  /** What happens to a text that is not posted. */
  consequence: string
}

/** Runs an action after a question, if there are texts on the page that are not posted. Returns what starts it, and the question for the page. */
export function useUnfinishedQuestion({ verb, confirm, consequence }: Words): [start: (go: () => void) => void, question: ReactNode] {
  const { countUnfinished } = useReviewPage()
  const [count, setCount] = useState(0)
  const [asked, ask] = useState<{ go: () => void } | null>(null)
  const start = (go: () => void) => {
    const count = countUnfinished()
    if (count === 0) return go()
    setCount(count)
    ask({ go })
  }
  const isOne = count === 1
  const question = (
    <ConfirmDialog
      open={asked !== null}
      question={`${verb} without your unfinished ${isOne ? 'comment' : 'comments'}?`}
      explanation={`${isOne ? 'A comment or change is' : `${count} comments or changes are`} not posted yet. ${consequence}`}
      confirm={confirm}
      onConfirm={() => {
        ask(null)
        asked?.go()
      }}
      onClose={() => ask(null)}
    />
  )
  return [start, question]
}
