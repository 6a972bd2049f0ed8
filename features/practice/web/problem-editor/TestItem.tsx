import { Badge } from '#platform/web/ui/Badge.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDownIcon, chevronRightIcon } from '#platform/web/ui/icons.ts'
import { counted } from '#platform/rules/counted.ts'
import { testSummary } from '../../rules/test-summary.ts'
import { useProblemForm } from './problem-form.ts'
import { TestFields, type TestFieldsProps } from './TestFields.tsx'

/** A test: one line with its number, who sees it, its arguments and the expected answer, which opens to its fields. */
export function TestItem(props: TestFieldsProps) {
  const { test, at } = props
  const { draft: { parameters }, faultsOfTest, openTests } = useProblemForm()
  const faults = faultsOfTest(at)
  const isOpen = openTests.isOpen(test.id, faults > 0)
  const { given, expected } = testSummary(test, parameters.map(({ name }) => name))
  return (
    <li data-at={`tests.${at}`} tabIndex={-1} className="min-w-0">
      <h3 className="font-normal">
        <button type="button" aria-expanded={isOpen} className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left text-sm -outline-offset-2! hover:bg-sunken" onClick={() => openTests.setOpen([test.id], !isOpen)}>
          <span className="flex min-w-20 items-center gap-2 font-medium whitespace-nowrap tabular">
            <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} small />
            Test {at + 1}
          </span>
          {!isOpen && <span className="w-14 text-text-muted">{test.isSample ? 'Sample' : 'Hidden'}</span>}
          {!isOpen && (
            <code className="flex min-w-0 basis-full gap-2 md:flex-1 md:basis-0">
              <span className="truncate">{given}</span>
              <span className="text-text-muted">
                <span aria-hidden="true">→</span>
                <span className="sr-only">expected</span>
              </span>
              <span className="max-w-2/5 min-w-8 shrink-0 truncate">{expected}</span>
            </code>
          )}
          {faults > 0 && <Badge tone="danger">{counted(faults, 'thing to fix', 'things to fix')}</Badge>}
        </button>
      </h3>
      {/* What is being typed in stays open when it is right. */}
      {isOpen && (
        <div onFocus={() => faults > 0 && openTests.setOpen([test.id], true)}>
          <TestFields {...props} />
        </div>
      )}
    </li>
  )
}
