import { AboutSection } from './AboutSection.tsx'
import { CheckerSection } from './CheckerSection.tsx'
import { FunctionSection } from './FunctionSection.tsx'
import { SolutionsSection } from './SolutionsSection.tsx'
import { StatementSection } from './StatementSection.tsx'
import { TestsSection } from './TestsSection.tsx'
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

/** All sections of the form, with links to them. */
export function FormSections() {
  return (
    <>
      <nav aria-label="Sections" className="-mt-3 flex flex-wrap gap-x-4 text-sm">
        {PARTS.map(({ id, label }) => (
          <a key={id} className="link flex min-h-8 items-center pointer-coarse:min-h-11" href={`#part-${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {PARTS.map(({ id, Part }) => (
        <div key={id} id={`part-${id}`} tabIndex={-1} className="scroll-mt-20">
          <Part />
        </div>
      ))}
    </>
  )
}
