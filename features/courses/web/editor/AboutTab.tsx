import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { LEVEL_LABELS, LEVELS, SUMMARY_LENGTH, TITLE_LENGTH } from '../../rules/course.ts'
import { slugOfTitle, type CourseDraft } from '../../rules/course-draft.ts'
import { coursePath } from '../../rules/paths.ts'
import { isYouTubeLink, NO_YOUTUBE_LINK } from '../../rules/video-address.ts'
import { useCourseForm } from './course-form.ts'
import { CourseText } from './CourseText.tsx'
import { SkillsField } from './SkillsField.tsx'

/** What the course is about: title, address, texts, level and skills. */
export function AboutTab() {
  const { draft, change, publishedSlug, errorAt } = useCourseForm()
  const set = (part: Partial<CourseDraft>) => change((draft) => ({ ...draft, ...part }))
  const setTitle = (title: string) =>
    change((draft) => ({ ...draft, title, ...(publishedSlug === null && (draft.slug === '' || draft.slug === slugOfTitle(draft.title)) && { slug: slugOfTitle(title) }) }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Title" error={errorAt('title')} count={{ used: draft.title.length, limit: TITLE_LENGTH }}>
        {(control) => <TextInput {...control} value={draft.title} onChange={({ target }) => setTitle(target.value)} />}
      </Field>
      <Field
        label="Address"
        hint={publishedSlug === null ? `The page of the course: ${draft.slug === '' ? '/courses/…' : coursePath(draft.slug)}. It can’t be changed after the first publication.` : 'The address of a published course can’t be changed.'}
        error={errorAt('slug')}
      >
        {(control) => <TextInput {...control} className={publishedSlug === null ? 'font-mono' : 'border-transparent! bg-sunken! font-mono text-text-muted'} readOnly={publishedSlug !== null} value={draft.slug} spellCheck={false} onChange={({ target }) => set({ slug: target.value.toLowerCase() })} />}
      </Field>
      <Field label="Summary" hint="One or two sentences for lists and search engines." error={errorAt('summary')} count={{ used: draft.summary.length, limit: SUMMARY_LENGTH }}>
        {(control) => <TextArea {...control} rows={2} value={draft.summary} onChange={({ target }) => set({ summary: target.value })} />}
      </Field>
      <CourseText label="Description" value={draft.description} rows={6} error={errorAt('description')} onChange={(description) => set({ description })} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label="Level" error={errorAt('level')}>
          {(control) => (
            <Select
              {...control}
              value={draft.level}
              options={[{ value: '', label: 'Choose a level' }, ...LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))]}
              onChange={({ target }) => set({ level: LEVELS.find((level) => level === target.value) ?? '' })}
            />
          )}
        </Field>
        <SkillsField />
      </div>
      <LinesField label="What learners will be able to do" name="outcomes" />
      <LinesField label="What they need before they start" name="prerequisites" />
      <Field label="Playlist" hint="Optional: the YouTube playlist of the videos." error={errorAt('youtubeLink') ?? (draft.youtubeLink.trim() === '' || isYouTubeLink(draft.youtubeLink) ? undefined : NO_YOUTUBE_LINK)}>
        {(control) => <TextInput {...control} type="url" inputMode="url" value={draft.youtubeLink} onChange={({ target }) => set({ youtubeLink: target.value })} />}
      </Field>
    </div>
  )
}

/** A list with one item in each line. */
function LinesField({ label, name }: { label: string; name: 'outcomes' | 'prerequisites' }) {
  const { draft, change, faults, errorAt } = useCourseForm()
  const path = faults.find((fault) => fault.path.startsWith(`${name}.`))?.path ?? name
  return (
    <Field label={label} hint="One in each line, up to twelve." error={errorAt(path)}>
      {(control) => <TextArea {...control} rows={3} value={draft[name].join('\n')} onChange={({ target }) => change((draft) => ({ ...draft, [name]: target.value === '' ? [] : target.value.split('\n') }))} />}
    </Field>
  )
}
