import { Badge } from '#platform/web/ui/Badge.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { durationText, LEVEL_LABELS } from '../../rules/course.ts'
import type { CourseDraft } from '../../rules/course-draft.ts'
import { previewCoursePath } from '../../rules/paths.ts'
import { LEVEL_TONES } from '../CourseCard.tsx'
import { TextList } from '../TextList.tsx'
import { TopicList } from '../TopicList.tsx'

const minutesOf = (typed: string): number => (Number.isFinite(Number(typed)) ? Number(typed) : 0)

/** The page of a course as its draft would make it. */
export function PreviewAbout({ id, draft, descriptionHtml }: { id: string; draft: CourseDraft; descriptionHtml: string }) {
  const topics = draft.topics.map(({ key, title, resources, lessons }) => {
    const links = lessons.map((lesson) => ({ key: lesson.key, title: lesson.title || 'Untitled lesson', kind: lesson.kind, minutes: minutesOf(lesson.minutes) }))
    // Addresses that are no web addresses are no links; the check names them.
    return { key, title: title || 'Untitled topic', minutes: links.reduce((sum, { minutes }) => sum + minutes, 0), resources: resources.filter(({ url }) => /^https?:\/\//i.test(url.trim())), lessons: links }
  })
  const lessons = topics.flatMap((topic) => topic.lessons)
  return (
    <div className="mx-auto grid max-w-[48rem] grid-cols-1 gap-8 px-8 py-10 max-md:px-4 max-md:py-6">
      <header className="grid gap-3">
        <h1 dir="auto" className="text-3xl wrap-anywhere max-md:text-2xl">{draft.title || 'Untitled course'}</h1>
        <p className="text-lg text-text-muted wrap-anywhere">{draft.summary}</p>
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
          {draft.level !== '' && <Badge tone={LEVEL_TONES[draft.level]}>{LEVEL_LABELS[draft.level]}</Badge>}
          <span className="tabular">{lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`}</span>
          <span className="tabular">{durationText(lessons.reduce((sum, { minutes }) => sum + minutes, 0))}</span>
        </p>
        <ul className="flex flex-wrap gap-2" aria-label="Skills">
          {draft.skills.map((skill) => (
            <li key={skill} className="badge bg-sunken text-text-muted">
              {skill}
            </li>
          ))}
        </ul>
      </header>
      {draft.outcomes.length > 0 && <TextList title="What you will be able to do" items={draft.outcomes} />}
      <Section title="Lessons">
        <TopicList topics={topics} finished={[]} isOpen hrefOf={(lesson) => previewCoursePath(id, lesson)} />
      </Section>
      {descriptionHtml !== '' && (
        <Section title="About this course">
          <RichText shown={descriptionHtml} />
        </Section>
      )}
      {draft.prerequisites.length > 0 && <TextList title="Before you start" items={draft.prerequisites} />}
    </div>
  )
}
