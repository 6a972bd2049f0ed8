import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { INTRO_CHANGED, INTRO_LENGTH } from '../rules/newsletter.ts'
import type { useIntroduction } from './use-introduction.ts'

/** The field of the introduction, and a choice when another admin saved one meanwhile. */
export function Introduction({ intro }: { intro: ReturnType<typeof useIntroduction> }) {
  const { text, theirs, isChanged, isSaving, error, write, discard, keep } = intro
  return (
    <>
      <Field label="Introduction" hint="Plain text. An empty line begins a paragraph." count={{ used: text.length, limit: INTRO_LENGTH }} error={theirs === null ? error?.message : undefined}>
        {(control) => <TextArea {...control} rows={3} value={text} onChange={(event) => write(event.target.value)} />}
      </Field>
      {theirs !== null && (
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <Notice>{INTRO_CHANGED}</Notice>
          <blockquote className="border-l-2 border-line pl-4 text-sm whitespace-pre-line wrap-anywhere">{theirs === '' ? 'They removed it.' : theirs}</blockquote>
          <div className="flex flex-wrap gap-2">
            <Button small onClick={discard}>
              Use theirs
            </Button>
            <Button small onClick={keep}>
              Keep mine
            </Button>
          </div>
        </div>
      )}
      <LeaveQuestion isChanged={isChanged && !isSaving} onDiscard={discard} />
    </>
  )
}
