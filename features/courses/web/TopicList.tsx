import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { chevronRightIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { durationText, LESSON_KIND_LABELS } from '../rules/course.ts'
import { DoneMark } from './DoneMark.tsx'
import type { Topics } from './course-fields.ts'

/** The topics of a course; each opens to its lessons and links. They are native disclosures, so they work before any script has loaded. */
export function TopicList({ topics, finished, isOpen = false, hrefOf }: { topics: Topics; finished: readonly string[]; isOpen?: boolean; hrefOf: (lesson: string) => string }) {
  return (
    <div className="grid divide-y divide-line border-y border-line">
      {topics.map(({ key, title, minutes, lessons, resources }, at) => (
        <details key={key} open={isOpen && at === 0} className="group py-2">
          <summary className="flex cursor-pointer items-center gap-2 py-1 font-medium">
            <span className="flex-none text-text-muted transition-transform group-open:rotate-90">
              <Icon of={chevronRightIcon} small />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
            <span className="tabular text-sm font-normal whitespace-nowrap text-text-muted">
              {lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`} · {durationText(minutes)}
            </span>
          </summary>
          <ol className="grid gap-1 py-2 pl-6">
            {lessons.map((lesson) => (
              <li key={lesson.key} className="flex items-baseline justify-between gap-4 text-sm">
                <a className="link min-w-0 wrap-anywhere" href={hrefOf(lesson.key)}>
                  {lesson.title}
                </a>
                <span className="tabular flex items-center gap-2 whitespace-nowrap text-text-muted">
                  {finished.includes(lesson.key) && <DoneMark />}
                  {LESSON_KIND_LABELS[lesson.kind]} · {durationText(lesson.minutes)}
                </span>
              </li>
            ))}
          </ol>
          {resources.length > 0 && (
            <div className="grid gap-1 pb-2 pl-6 text-sm">
              <p className="text-text-muted">Resources</p>
              <ul aria-label="Resources" className="grid gap-1">
                {resources.map(({ label, url }) => (
                  <li key={url}>
                    <ExternalLink to={url}>{label}</ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </details>
      ))}
    </div>
  )
}
