import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { bookOpenIcon, chevronRightIcon, circleQuestionMarkIcon, codeXmlIcon, videoIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { durationText, LESSON_KIND_LABELS, type LessonKind } from '../rules/course.ts'
import { DoneMark } from './DoneMark.tsx'
import type { Topics } from './course-fields.ts'
import './courses.css'

const KIND_ICONS: Record<LessonKind, string> = { video: videoIcon, reading: bookOpenIcon, quiz: circleQuestionMarkIcon, practice: codeXmlIcon }

interface Props {
  topics: Topics
  finished: readonly string[]
  /** The key of the lesson where the learner goes on. */
  current?: string | null
  /** Whether the topic of the current lesson, or else the first one, starts open. */
  isOpen?: boolean
  hrefOf: (lesson: string) => string
}

/** The topics of a course; each opens to its lessons and links. They are native disclosures, so they work before any script has loaded. */
export function TopicList({ topics, finished, current = null, isOpen = false, hrefOf }: Props) {
  const currentTopic = topics.findIndex(({ lessons }) => lessons.some(({ key }) => key === current))
  return (
    <div className="grid divide-y divide-line border-y border-line">
      {topics.map(({ key, title, minutes, lessons, resources }, at) => (
        <details key={key} open={isOpen && at === Math.max(currentTopic, 0)} className="group/topic py-2">
          <summary className="flex min-h-10 cursor-pointer items-center gap-2 py-1 font-medium">
            <span className="flex-none text-text-muted transition-transform group-open/topic:rotate-90">
              <Icon of={chevronRightIcon} small />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
            <span className="tabular text-sm font-normal whitespace-nowrap text-text-muted">
              {lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`} · {durationText(minutes)}
            </span>
          </summary>
          <ol className="grid py-1">
            {lessons.map((lesson) => (
              <LessonRow key={lesson.key} lesson={lesson} href={hrefOf(lesson.key)} isDone={finished.includes(lesson.key)} isCurrent={lesson.key === current} />
            ))}
          </ol>
          {resources.length > 0 && <Resources resources={resources} />}
        </details>
      ))}
    </div>
  )
}

/** A lesson in one line: its state and kind, its title, its length. */
function LessonRow({ lesson: { title, kind, minutes }, href, isDone, isCurrent }: { lesson: Topics[number]['lessons'][number]; href: string; isDone: boolean; isCurrent: boolean }) {
  return (
    <li>
      <a className="topic-lesson" href={href} aria-current={isCurrent ? 'step' : undefined}>
        <span className="flex size-4 flex-none items-center justify-center">{isDone ? <DoneMark /> : <span className="size-3 rounded-full border border-border-strong" />}</span>
        <span className="flex-none text-text-muted">
          <Icon of={KIND_ICONS[kind]} small />
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        {isCurrent && <span className="badge bg-accent-subtle whitespace-nowrap text-accent">You are here</span>}
        <span className="tabular flex-none whitespace-nowrap text-text-muted max-sm:hidden">
          {LESSON_KIND_LABELS[kind]} · {durationText(minutes)}
        </span>
        <span className="tabular flex-none whitespace-nowrap text-text-muted sm:hidden">{durationText(minutes)}</span>
      </a>
    </li>
  )
}

function Resources({ resources }: { resources: Topics[number]['resources'] }) {
  return (
    <details className="group/links pb-1 pl-6 text-sm">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center gap-2 text-text-muted">
        <span className="flex-none transition-transform group-open/links:rotate-90">
          <Icon of={chevronRightIcon} small />
        </span>
        Resources ({resources.length})
      </summary>
      <ul aria-label="Resources" className="grid gap-1 py-1 pl-6">
        {resources.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink to={url}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
