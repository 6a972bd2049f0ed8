import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { counted } from '#platform/rules/counted.ts'
import type { ChangedLevel, CountedLevel } from '../rules/level-changes.ts'
import { DEFAULT_NUMBERS, limitAboveNext, NUMBERS, numberIn, TRUST_LEVELS, type NumberName, type TrustLevel } from '../rules/levels.ts'
import { LevelsDialog } from './LevelsDialog.tsx'
import { LevelsTable } from './LevelsTable.tsx'
import type { Level } from './TrustSection.tsx'

const SaveTrustLevels = graphql(`
  mutation SaveTrustLevels($levels: [TrustLevelInput!]!, $reason: String!) { saveTrustLevels(levels: $levels, reason: $reason) }
`)

/** What was typed, by level and name of the number. */
type Edited = Partial<Record<TrustLevel, Partial<Record<NumberName, string>>>>

/** The numbers of all levels, saved together after a question that shows what changes for how many people. */
export function LevelsEditor({ levels, refetch }: { levels: readonly Level[]; refetch: () => void }) {
  const [edited, setEdited] = useState<Edited>({})
  const [isAsking, ask] = useState(false)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(SaveTrustLevels)
  const textOf = (level: Level, name: NumberName) => edited[level.name as TrustLevel]?.[name] ?? String(level[name])
  const isChanged = (level: Level, name: NumberName) => numberIn(textOf(level, name)) !== level[name]
  const changedLevels = levels.filter((level) => NUMBERS.some((name) => isChanged(level, name)))
  const changes = levels.reduce((sum, level) => sum + NUMBERS.filter((name) => isChanged(level, name)).length, 0)
  const isNumber = (level: Level, name: NumberName) => numberIn(textOf(level, name)) !== null
  const numbersOf = (level: Level) => Object.fromEntries(NUMBERS.map((name) => [name, numberIn(textOf(level, name)) ?? level[name]])) as Record<NumberName, number>
  const tooHigh = () => limitAboveNext((name) => numbersOf(levels.find((level) => level.name === name)!))
  const orderProblem = isTried ? tooHigh() : null
  // Messages are by the place of the level in what was sent.
  const problemOf = (level: Level, name: NumberName) =>
    isTried && !isNumber(level, name) ? 'Enter a whole number.' : orderProblem?.level === level.name && orderProblem.name === name ? orderProblem.message : error?.fields[`levels.${changedLevels.indexOf(level)}.${name}`]
  const change = (level: TrustLevel, name: NumberName, text: string) => {
    reset()
    setEdited((all) => ({ ...all, [level]: { ...all[level], [name]: text } }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (changedLevels.every((level) => NUMBERS.every((name) => isNumber(level, name))) && tooHigh() === null) ask(true)
  }
  const save = (reason: string) =>
    mutate(
      { levels: changedLevels.map((level) => ({ name: level.name, revision: level.revision, ...numbersOf(level) })), reason },
      {
        onSuccess: () => {
          ask(false)
          setTried(false)
          setEdited({})
          refetch()
          showToast('Trust levels saved.')
        },
        // What is wrong with a number stands beside it.
        onError: ({ fields }) => ask(Object.keys(fields).every((name) => name === 'reason')),
      },
    )
  const restoreDefaults = () => setEdited(Object.fromEntries(TRUST_LEVELS.map((level) => [level, Object.fromEntries(NUMBERS.map((name) => [name, String(DEFAULT_NUMBERS[level][name])]))])))
  const discard = () => {
    reset()
    setTried(false)
    setEdited({})
  }
  const cancel = () => {
    ask(false)
    // The changes stay, on top of the numbers that were saved elsewhere.
    if (error?.code === 'OUTDATED_EDIT') refetch()
    reset()
  }
  return (
    <>
      <form className="grid min-w-0 grid-cols-1 gap-3" aria-label="Trust levels" onSubmit={submit} noValidate>
        <LevelsTable levels={levels} textOf={textOf} isChanged={isChanged} problemOf={problemOf} onChange={change} />
        <p className="text-sm text-text-muted">
          As a limit, 0 means not allowed. As a condition, 0 means not needed. A level can’t have a higher limit than the level above.{' '}
          <button type="button" className="link" onClick={restoreDefaults}>
            Fill in the defaults
          </button>
        </p>
        {changes > 0 && (
          <section aria-label="Unsaved changes" className="beside-chat sticky bottom-4 z-10 rounded-card border border-line bg-surface p-3 shadow-lg max-md:bottom-[calc(var(--tabs)+0.5rem)]">
            <div className="flex flex-wrap items-center gap-2">
              <p className="mr-auto text-sm font-medium">{counted(changes, 'unsaved change', 'unsaved changes')}</p>
              <Button onClick={discard}>Discard changes</Button>
              <Button type="submit" variant="primary">
                Save trust levels
              </Button>
            </div>
          </section>
        )}
        <LeaveQuestion isChanged={changes > 0} />
      </form>
      {isAsking && (
        <LevelsDialog
          levels={levels as readonly CountedLevel[]}
          changed={changedLevels.map((level): ChangedLevel => ({ level: level as CountedLevel, numbers: numbersOf(level) }))}
          busy={isPending}
          refusal={error}
          onSend={save}
          onClose={cancel}
        />
      )}
    </>
  )
}
