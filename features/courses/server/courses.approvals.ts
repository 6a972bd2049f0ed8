import { Refusal } from '#platform/rules/refusals.ts'
import type { ApprovalKind, ApprovalPreview } from '#features/administration/server/public.ts'
import { courseChanges, type ChangeKind } from '../rules/course-changes.ts'
import type { CourseFile } from '../rules/course-file.ts'
import { previewCoursePath } from '../rules/paths.ts'
import type { Question } from '../rules/quiz.ts'
import { findSubmittedContent, findWaitingCourse, listWaitingCourses } from './approvals.queries.ts'
import { decideCourse } from './decide-course.ts'

const CHANGES: Record<ChangeKind, string> = { added: 'Added', changed: 'Changed', moved: 'Moved', removed: 'Removed' }

/** The courses that mentors submitted. */
export const courseApprovals: ApprovalKind = {
  label: 'Course',
  right: 'courses.approve',
  approve: 'Approve',
  aimHours: 72,
  list: ({ db }, page) => listWaitingCourses(db, page),
  find: ({ db }, id) => findWaitingCourse(db, id),
  preview: async ({ db }, id) => {
    const found = await findSubmittedContent(db, id)
    if (found === null) throw new Refusal('NOT_FOUND')
    return previewOf(id, found)
  },
  decide: decideCourse,
}

async function previewOf(id: string, { content, comment, published_content: published }: { content: CourseFile; comment: string; published_content: CourseFile | null }): Promise<ApprovalPreview> {
  const { renderMarkdown } = await import('./render-lesson.ts')
  const { title, summary, description, level, language, skills, outcomes, topics } = content
  const lessons = topics.flatMap((topic) => topic.lessons)
  const changes = published === null ? [] : courseChanges(published, content).map(({ kind, name }) => ({ label: CHANGES[kind], value: name }))
  return {
    facts: [
      { label: 'Edition', value: published === null ? 'New course' : 'New version' },
      { label: 'Title', value: title },
      { label: 'Summary', value: summary },
      { label: 'Level', value: `${level.charAt(0).toUpperCase()}${level.slice(1)}` },
      { label: 'Language', value: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language },
      { label: 'Skills', value: skills.join(', ') },
      { label: 'Outcomes', value: outcomes.join('; ') },
      { label: 'Lessons', value: String(lessons.length) },
      ...(comment === '' ? [] : [{ label: 'Requested last time', value: comment }]),
      ...changes,
    ],
    parts: [
      { title: 'Description', html: renderMarkdown(description) },
      ...lessons.map((lesson) => ({ title: `${lesson.title} (${lesson.kind})`, html: renderMarkdown(textOf(lesson)) })),
    ],
    links: [{ label: 'See as a learner', path: previewCoursePath(id) }],
  }
}

/** The text of a lesson with its video, questions with their answers, or problems. */
function textOf(lesson: CourseFile['topics'][number]['lessons'][number]): string {
  if (lesson.kind === 'video') return `${lesson.text}\n\n<${lesson.videoUrl}>`
  if (lesson.kind === 'quiz') return [lesson.text, ...lesson.questions.map((question, at) => `**Question ${at + 1}.** ${question.prompt}\n\n${answerOf(question)}\n\n${question.explanation}`)].join('\n\n')
  if (lesson.kind === 'practice') return `${lesson.text}\n\nProblems: ${lesson.problems.join(', ')}`
  return lesson.text
}

/** The options of a question with the right ones marked, or its typed answer. */
function answerOf(question: Question): string {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const right = new Set(question.kind === 'single' ? [question.answer] : question.answers)
      return question.options.map((option, at) => `- ${option}${right.has(at) ? ' (right)' : ''}`).join('\n')
    }
    case 'order':
      return question.items.map((item, at) => `${at + 1}. ${item}`).join('\n')
    case 'number':
      return `Answer: ${question.answer}${question.tolerance > 0 ? ` ± ${question.tolerance}` : ''}`
    case 'output':
      return [question.code, question.answer].map((text) => `~~~~\n${text}\n~~~~`).join('\n\nAnswer:\n\n')
  }
}
