import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { counted } from '#platform/rules/counted.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { playIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { draftWords } from '../../rules/draft-words.ts'
import { largestTestNote } from '../../rules/largest-test.ts'
import { newId, withTestAgain, type DraftTest } from '../../rules/problem-draft.ts'
import { MIN_HIDDEN_TESTS, MIN_TESTS } from '../../rules/problem.ts'
import { FaultList } from './FaultList.tsx'
import { TestItem } from './TestItem.tsx'
import { focusAt, useProblemForm } from './problem-form.ts'

/** All tests in order. */
export function TestsSection() {
  const { draft: { slug, statement, tests, parameters, returns }, change, faultsAt, faultsOfTest, fill, openTests } = useProblemForm()
  const unanswered = tests.filter(({ expected }) => expected.trim() === '').length
  const note = useMemo(() => largestTestNote({ statement, tests }), [statement, tests])
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const hidden = tests.filter(({ isSample }) => !isSample).length
  const put = (next: readonly DraftTest[]) => change({ tests: next })
  const add = () => {
    const test: DraftTest = { id: newId(tests), isSample: tests.length === 0, says: '', given: parameters.map(() => ''), expected: '' }
    flushSync(() => {
      put([...tests, test])
      openTests.addOpen(test.id)
    })
    focusAt(list.current, `tests.${tests.length}.${test.isSample ? 'explanation' : 'category'}`)
  }
  const copy = (at: number) => {
    const id = newId(tests)
    put(tests.toSpliced(at + 1, 0, { ...tests[at]!, id }))
    openTests.setOpen([id], true)
  }
  const areOpen = tests.length > 0 && tests.every(({ id }, at) => openTests.isOpen(id, faultsOfTest(at) > 0))
  const move = (at: number, by: 1 | -1) => {
    const pressed = document.activeElement
    flushSync(() => put(tests.toSpliced(at, 1).toSpliced(at + by, 0, tests[at]!)))
    // The browser removes the focus from an element that is moved in the document.
    if (pressed instanceof HTMLElement) pressed.focus()
  }
  const remove = (at: number) => {
    const deleted = tests[at]!
    flushSync(() => put(tests.toSpliced(at, 1)))
    addButton.current?.focus()
    showToast(`Deleted test ${at + 1}.`, { about: slug, action: { label: 'Undo', run: () => change((now) => withTestAgain(now, deleted, at)) } })
  }
  return (
    <Section title="Tests">
      <p className="text-sm text-text-muted">
        {counted(tests.length, 'test', 'tests')}, {hidden} hidden. Add at least {MIN_TESTS}, including {MIN_HIDDEN_TESTS} hidden tests. The first test must be a sample. Write values as JSON, or generate large ones.
      </p>
      {note !== null && !faultsAt('tests').includes(note) && <p className="text-sm">{note}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={playIcon} busy={fill.isRunning} busyText="Running the reference…" disabledBecause={unanswered === 0 ? 'Every test has an expected answer' : null} onClick={fill.start}>
          Fill expected answers
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-52 text-sm wrap-anywhere text-text-muted">
          {fill.isRunning ? '' : (fill.message ?? (unanswered === 0 ? '' : `${unanswered === 1 ? '1 test has' : `${unanswered} tests have`} no expected answer. ${draftWords(returns.type).filledBy} computes it.`))}
        </p>
        {tests.length > 1 && (
          <Button small variant="ghost" onClick={() => openTests.setOpen(tests.map(({ id }) => id), !areOpen)}>
            {areOpen ? 'Close all tests' : 'Open all tests'}
          </Button>
        )}
      </div>
      <div data-at="tests">
        <FaultList faults={faultsAt('tests')} />
      </div>
      <ol ref={list} className={tests.length === 0 ? '' : 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'}>
        {tests.map((test, at) => (
          <TestItem
            key={test.id}
            test={test}
            at={at}
            isLast={at === tests.length - 1}
            onChange={(next) => put(tests.with(at, next))}
            onMove={(by) => move(at, by)}
            onCopy={() => copy(at)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <Button ref={addButton} className="justify-self-start" icon={plusIcon} onClick={add}>
        Add test
      </Button>
    </Section>
  )
}
