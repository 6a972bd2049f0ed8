import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { fileOfDraft, QUESTION_KINDS, readDraft } from '../rules/course-draft.ts'
import { courseFaults } from '../rules/course-faults.ts'
import { COURSE_FORMAT } from '../rules/course-file.ts'
import { LESSON_KINDS } from '../rules/course.ts'

const guide = readFileSync(join(PROJECT_ROOT, 'docs/guides/course-file.md'), 'utf8')

describe('The guide to course files (requirement K-25)', () => {
  test('its example has no faults, and survives the editor', () => {
    const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(guide)![1]!)
    expect(courseFaults(example)).toEqual([])
    expect(courseFaults(fileOfDraft(readDraft(example)))).toEqual([])
    expect(example).toMatchObject({ format: COURSE_FORMAT })
    for (const kind of [...LESSON_KINDS, ...QUESTION_KINDS]) expect(JSON.stringify(example)).toContain(`"kind":"${kind}"`)
  })

  test('it names every kind of lesson and question', () => {
    for (const kind of [...LESSON_KINDS, ...QUESTION_KINDS]) expect(guide).toContain(`| \`${kind}\` |`)
  })
})
