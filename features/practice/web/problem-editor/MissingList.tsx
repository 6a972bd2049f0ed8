import type { Ref } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import type { DraftWords } from '../../rules/draft-words.ts'
import { faultText } from '../../rules/fault-text.ts'
import type { ProblemFault } from '../../rules/problem-faults.ts'
import { isTemplateFault } from '../../rules/template-faults.ts'
import { FaultLink } from './FaultList.tsx'

interface Props {
  ref: Ref<HTMLDivElement>
  faults: readonly ProblemFault[]
  /** What the server said about the attempt to publish. */
  message: string | null
  words: DraftWords
  /** Whether publishing means sending it for review. */
  asksForReview: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onGo: (at: string) => void
}

/** What to fix before the problem can be published; each item leads to its field. */
export function MissingList({ ref, faults, message, words, asksForReview, isOpen, onToggle, onGo }: Props) {
  if (faults.length === 0 && message === null) return null
  const [example, own] = [faults.filter(isTemplateFault), faults.filter((fault) => !isTemplateFault(fault))]
  if (faults.length === 0) {
    return (
      <div ref={ref} tabIndex={-1} className="rounded-card border border-line bg-surface px-4 py-3">
        <ErrorMessage message={message} />
      </div>
    )
  }
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby="missing" className="rounded-card border border-line bg-surface px-4 py-3 text-sm">
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 id="missing" className="inline text-base font-medium">
            {`${counted(faults.length, 'thing', 'things')} to fix before ${asksForReview ? 'you can send it for review' : 'it can be published'}`}
          </h2>
        </summary>
        <div className="scroll-fade mt-1 max-h-80 overflow-y-auto">
          <Faults faults={own} words={words} onGo={onGo} />
          {example.length > 0 && (
            <>
              <h3 className="mt-2 font-medium">Still the example: {example.length}</h3>
              <Faults faults={example} words={words} onGo={onGo} />
            </>
          )}
        </div>
      </details>
    </div>
  )
}

const Faults = ({ faults, words, onGo }: Pick<Props, 'faults' | 'words' | 'onGo'>) => (
  <ul className="grid gap-x-6 lg:grid-cols-2">
    {faults.map((fault) => (
      <li key={`${fault.at} ${fault.message}`}>
        <FaultLink message={faultText(fault, words)} onGo={() => onGo(fault.at)} />
      </li>
    ))}
  </ul>
)
