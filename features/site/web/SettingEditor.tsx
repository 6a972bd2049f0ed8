import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SHAPES } from '../rules/shapes.ts'
import type { SiteKey } from '../rules/site.ts'
import { LinesField } from './LinesField.tsx'
import { RecordFields, type RecordValue } from './RecordFields.tsx'
import { RecordsFields } from './RecordsFields.tsx'
import { errorUnder, firstWrongRecord, standingErrors } from './setting-errors.ts'
import type { Setting } from './SiteSettings.tsx'
import { TextField } from './TextField.tsx'

export const SaveSiteSetting = graphql(`
  mutation SaveSiteSetting($key: String!, $value: String, $revision: Int!) { saveSiteSetting(key: $key, value: $value, revision: $revision) }
`)

/** Where each setting is shown. */
const PAGES: Record<SiteKey, string> = { welcome: '/', links: '/', slogans: '/', motivations: '/', promos: '/', founder: '/about', team: '/about', products: '/about', journey: '/about' }

interface Props {
  name: SiteKey
  setting: Setting
  onSaved: () => void
  /** Another admin changed the setting meanwhile: it is read again, and the form opens on the new version with the changes on top. */
  onOutdated: () => void
  /** What was done last. The pressed button is gone, so the focus goes to the first field after a reset, and to Save after a save. */
  after: 'reset' | 'save' | null
  /** The setting was reset to its default; takes its value before. */
  onReset: (earlier: string) => void
}

type Draft = ReturnType<typeof useFormDraft<Record<string, unknown>>>

/** A draft consists of fields. What is not a record is one field. */
const fieldsOf = (name: SiteKey, value: unknown) => (SHAPES[name].kind === 'record' ? (value as Record<string, unknown>) : { value })
const valueIn = (name: SiteKey, fields: Record<string, unknown>): unknown => (SHAPES[name].kind === 'record' ? fields : fields['value'])

/** Edits one setting with a form generated from its shape. What is typed stays on the device until it is saved. */
export function SettingEditor(props: Props) {
  const { name, setting } = props
  const draft = useFormDraft(`site-setting ${name}`, { value: fieldsOf(name, JSON.parse(setting.value) as unknown), revision: setting.revision })
  return draft.current === null ? <SkeletonText lines={5} /> : <SettingForm {...props} draft={draft} current={valueIn(name, draft.current.value)} revision={draft.current.revision} />
}

interface FormProps extends Props {
  draft: Draft
  current: unknown
  /** The revision that was edited. */
  revision: number
}

function SettingForm({ name, setting, after, draft, current, revision, onSaved, onOutdated, onReset }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (after !== null && document.activeElement === document.body) form.current?.querySelector<HTMLElement>(after === 'reset' ? 'input, textarea' : 'button[type=submit]')?.focus()
  }, [after])
  const shape = SHAPES[name]
  const setValue = (value: unknown) => draft.show({ value: fieldsOf(name, value), revision })
  // The list of records is built again from the discarded value.
  const [discards, countDiscards] = useState(0)
  const discard = () => {
    draft.discard()
    countDiscards((times) => times + 1)
  }
  const { mutate, isPending, error } = useMutation(SaveSiteSetting, {
    onSuccess: (_data, { value }) => {
      if (value !== null) showToast(`${shape.label} saved.`)
    },
  })
  /** The value that was sent last: an error about a part of it no longer holds once that is changed. */
  const [sent, setSent] = useState<unknown>(null)
  const fields = error === null ? {} : standingErrors(error.fields, shape.kind, sent, current)
  const errorAt = (path: string) => errorUnder(fields, path)
  const firstWrong = shape.kind === 'records' ? firstWrongRecord(fields) : null
  const isAtField = Object.keys(fields).length > 0 && (shape.kind !== 'records' || firstWrong !== null)
  // What is not about one field holds until something changes, or for good if it is not about the value.
  const isStanding = error !== null && !isAtField && (sent === current || Object.keys(error.fields).length === 0)
  useEffect(() => {
    if (error === null) return
    // A record with an error is opened first.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return () => clearTimeout(timer)
  }, [error])
  const save = (value: string | null) => {
    setSent(current)
    const saved = () => {
      if (value === null) {
        // Before the form is replaced, which keeps what is unsaved.
        flushSync(discard)
        return onReset(setting.value)
      }
      draft.settle({ value: fieldsOf(name, current), revision: revision + 1 })
      onSaved()
    }
    const refused = ({ code, message }: ApiError) => {
      if (code !== 'OUTDATED_EDIT') return
      showToast(`${message} Check the form, then save again.`, { kind: 'error' })
      onOutdated()
    }
    mutate({ key: name, value, revision }, { onSuccess: saved, onError: refused })
  }
  const [isResetting, askToReset] = useState(false)
  const isChanged = draft.isUnsaved
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(JSON.stringify(current))
  }
  return (
    <form ref={form} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={discard} />
      {(shape.kind === 'record' || shape.kind === 'records') && (
        <div className="grid gap-1">
          <h2 className="text-lg">{shape.label}</h2>
          <p className="text-sm text-text-muted">{shape.hint}</p>
        </div>
      )}
      {shape.kind === 'text' && <TextField label={shape.label} hint={shape.hint} maxLength={shape.maxLength} value={current as string} error={errorAt('value')} onChange={setValue} />}
      {shape.kind === 'lines' && <LinesField label={shape.label} hint={shape.hint} value={current as string[]} error={errorAt('value')} onChange={setValue} />}
      {shape.kind === 'record' && <RecordFields fields={shape.fields} value={current as RecordValue} errorOf={(field) => errorAt(`value.${field}`)} onChange={setValue} />}
      {shape.kind === 'records' && (
        <RecordsFields
          key={discards}
          fields={shape.fields}
          itemLabel={shape.itemLabel}
          count={shape.count}
          value={current as RecordValue[]}
          errorOf={(at, field) => errorAt(`value.${at}.${field}`)}
          firstWrong={firstWrong}
          onChange={setValue}
        />
      )}
      <LeaveQuestion isChanged={!isPending && isChanged} onDiscard={discard} coversSearch />
      <ConfirmDialog
        open={isResetting}
        question={`Reset ${shape.label} to the default?`}
        explanation="Your changes here aren’t saved, and will be lost."
        confirm="Reset"
        busy={isPending}
        onConfirm={() => save(null)}
        onClose={() => askToReset(false)}
      />
      {isStanding && (
        <p role="alert" className="rounded-control bg-danger-subtle px-3 py-2.5 text-sm text-danger">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isPending} busyText="Saving..." disabledBecause={isChanged ? null : 'Nothing has changed'}>
          Save
        </Button>
        <Button
          busy={isPending}
          disabledBecause={setting.isDefault ? 'Already set to default' : null}
          onClick={() => (isChanged ? askToReset(true) : save(null))}
        >
          Reset to default
        </Button>
        {!isChanged && (
          <ButtonLink variant="ghost" to={PAGES[name]}>
            See it on the site
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
