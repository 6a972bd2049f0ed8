import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { chevronDownIcon, chevronRightIcon, listIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { lessonPath } from '../rules/paths.ts'
import { DoneMark } from './DoneMark.tsx'
import type { Enrollment } from './enrollments.ts'
import type { LessonData } from './LessonPage.tsx'
import './learn.css'

interface Props {
  course: LessonData['course']
  /** The key of the open lesson. */
  current: string
  links: readonly { slug: string; title: string; firstLesson: string }[]
  enrollment: Enrollment | null
}

/** The courses and the lessons of the open one. On small screens it is a sheet. */
export function LessonSidebar(props: Props) {
  const [isSheet, showSheet] = useState(false)
  return (
    <>
      <div className="learn-bar">
        <Button small icon={listIcon} onClick={() => showSheet(true)}>
          Lessons
        </Button>
        <span className="min-w-0 truncate text-sm text-text-muted">{props.course.title}</span>
      </div>
      <nav className="learn-sidebar" aria-label="Courses and lessons">
        <CourseTree {...props} />
      </nav>
      <Dialog open={isSheet} onClose={() => showSheet(false)} title="Courses and lessons">
        <CourseTree {...props} onChosen={() => showSheet(false)} />
      </Dialog>
    </>
  )
}

/** Choosing the open course collapses it; choosing another opens it at its first lesson (specification, Video viewer). */
function CourseTree({ course, current, links, enrollment, onChosen }: Props & { onChosen?: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const others = links.filter(({ slug }) => slug !== course.slug)
  return (
    <ul className="grid gap-1">
      <li>
        <button type="button" className="learn-course" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} small />
          {course.title}
        </button>
        {isOpen && <Lessons course={course} current={current} enrollment={enrollment} {...(onChosen && { onChosen })} />}
      </li>
      {others.map(({ slug, title, firstLesson }) => (
        <li key={slug}>
          <a className="learn-course" href={lessonPath(slug, firstLesson)} onClick={onChosen}>
            <Icon of={chevronRightIcon} small />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Lessons({ course, current, enrollment, onChosen }: Pick<Props, 'course' | 'current' | 'enrollment'> & { onChosen?: () => void }) {
  const finished = new Set(enrollment?.finished)
  const marked = new Set(enrollment?.marked)
  return (
    <ul className="grid gap-3 py-2">
      {course.topics.map(({ key: topicKey, title: topicTitle, lessons }) => (
        <li key={topicKey}>
          <p className="px-3 pb-1 text-xs font-medium text-text-muted wrap-anywhere">{topicTitle}</p>
          <ul className="grid">
            {lessons.map(({ key, title }) => (
              <li key={key}>
                <a className="learn-lesson" href={lessonPath(course.slug, key)} aria-current={key === current ? 'page' : undefined} onClick={onChosen}>
                  <span className="min-w-0 wrap-anywhere">{title}</span>
                  {finished.has(key) && <DoneMark label={marked.has(key) ? 'Marked as done' : 'Done'} />}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
