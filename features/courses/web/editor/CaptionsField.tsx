import { useState } from 'react'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trashIcon, uploadIcon } from '#platform/web/ui/icons.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { captionsId, MAX_CAPTIONS } from '../../rules/course-files.ts'
import { findLesson } from '../../rules/draft-edits.ts'
import { languageName } from '../language-name.ts'
import { useCourseForm } from './course-form.ts'
import { deleteFiles, uploadCaptions } from './file-requests.ts'
import type { LessonFormProps } from './LessonEditor.tsx'

const LANGUAGES = ['ar', 'bn', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'sw', 'ta', 'tr', 'uk', 'vi', 'zh']

/** The captions of an uploaded video, one file for each language. */
export function CaptionsField({ lesson: { key, captions }, path, set }: LessonFormProps) {
  const { id, draft, read, errorAt } = useCourseForm()
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null })
  const freeLanguage = (present: typeof captions) => [draft.language, ...LANGUAGES].find((code) => !present.some(({ language }) => language === code)) ?? 'en'

  const add = async (file: File) => {
    setState({ busy: true, error: null })
    try {
      const { address } = await uploadCaptions(id, file)
      // Others may have been removed during the upload.
      const present = findLesson(read(), key)?.lesson.captions ?? []
      set({ captions: [...present, { language: freeLanguage(present), url: address }] })
      setState({ busy: false, error: null })
    } catch (error) {
      setState({ busy: false, error: errorMessage(error) })
    }
  }
  const remove = (at: number) => {
    const file = captionsId(captions[at]!.url)
    set({ captions: captions.toSpliced(at, 1) })
    if (file !== null) void deleteFiles(read(), [file])
  }
  return (
    <div role="group" aria-label="Captions" className="grid gap-2 text-sm">
      <p className="font-medium">Captions</p>
      {captions.map(({ language, url }, at) => (
        <div key={url} className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={`Language of captions ${at + 1}`}
            value={language}
            options={[...new Set([language, draft.language, ...LANGUAGES])].map((code) => ({ value: code, label: languageName(code) }))}
            onChange={({ target }) => set({ captions: captions.with(at, { language: target.value, url }) })}
          />
          <IconButton small icon={trashIcon} label={`Remove the captions in ${languageName(language)}`} onClick={() => remove(at)} />
          <ErrorMessage message={errorAt(`${path}.captions.${at}.url`) ?? errorAt(`${path}.captions.${at}.language`) ?? null} />
        </div>
      ))}
      <ErrorMessage message={state.error ?? errorAt(`${path}.captions`) ?? null} />
      <div className="flex flex-wrap items-center gap-3 text-text-muted">
        <FileButton
          small icon={uploadIcon} fileLabel="Add captions: file" accept=".vtt,text/vtt" busy={state.busy}
          disabledBecause={captions.length >= MAX_CAPTIONS ? `A video has captions in at most ${MAX_CAPTIONS} languages.` : null}
          onFile={(file) => void add(file)}
        >
          Add captions
        </FileButton>
        <span>A WebVTT file (.vtt)</span>
      </div>
    </div>
  )
}
