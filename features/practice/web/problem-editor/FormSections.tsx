import { AboutSection } from './AboutSection.tsx'
import { CheckerSection } from './CheckerSection.tsx'
import { FunctionSection } from './FunctionSection.tsx'
import { SolutionsSection } from './SolutionsSection.tsx'
import { StatementSection } from './StatementSection.tsx'
import { TestsSection } from './TestsSection.tsx'
import { draftWords } from '../../rules/draft-words.ts'
import { useProblemForm } from './problem-form.ts'
import { useCurrentPart } from './use-current-part.ts'
import { HelpSection } from './HelpSection.tsx'

const PARTS = [
  { id: 'about', label: 'About', Part: AboutSection },
  { id: 'statement', label: 'Statement', Part: StatementSection },
  { id: 'function', label: 'Function', Part: FunctionSection },
  { id: 'checker', label: 'Checker', Part: CheckerSection },
  { id: 'tests', label: 'Tests', Part: TestsSection },
  { id: 'help', label: 'Hints and editorial', Part: HelpSection },
  { id: 'solutions', label: 'Solutions', Part: SolutionsSection },
] as const

const IDS = PARTS.map(({ id }) => `part-${id}`)

/** All sections of the form, with links to them that stay in view. */
export function FormSections() {
  const current = useCurrentPart(IDS)
  const { draft } = useProblemForm()
  return (
    <>
      <nav aria-label="Sections" className="sticky top-(--topbar) z-1 -mx-1 -mt-3 flex gap-x-4 row-fade overflow-x-auto border-b border-line bg-background px-1 text-sm md:flex-wrap">
        {PARTS.map(({ id, label }) => (
          <a key={id} aria-current={current === `part-${id}` ? 'location' : undefined} className="link flex min-h-10 items-center whitespace-nowrap aria-[current]:font-medium aria-[current]:text-text pointer-coarse:min-h-11" href={`#part-${id}`}>
            {id === 'function' ? draftWords(draft.returns.type).section : label}
          </a>
        ))}
      </nav>
      {PARTS.map(({ id, Part }) => (
        <div key={id} id={`part-${id}`} tabIndex={-1}>
          <Part />
        </div>
      ))}
    </>
  )
}
