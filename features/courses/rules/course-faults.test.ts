import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, fileOfDraft, readDraft } from './course-draft.ts'
import { courseFaults } from './course-faults.ts'

describe('The faults of a course (requirement K-23)', () => {
  test('each has a sentence and a place', () => {
    const faults = courseFaults(fileOfDraft(readDraft({
      title: 'A course', slug: 'paths', summary: 'S', description: 'D', level: 'beginner', skills: ['Python'],
      topics: [{ key: 't', title: '', resources: [{ label: 'x', url: 'javascript:alert(1)' }], lessons: [
        { key: 'v', kind: 'video', title: 'Look', minutes: 5, videoUrl: 'https://evil.example/watch?v=aircAruvnKk', seconds: 'long' },
        { key: 'q', kind: 'quiz', title: '', minutes: 5, questions: [{ key: 'one', kind: 'single', prompt: '?', explanation: '', options: ['a', 'b'] }] },
      ] }],
    })))
    expect(faults.map(({ where, message, place }) => [where, message, 'key' in place ? place.key : place.part])).toEqual([
      ['About the course', 'This address is used by another page.', 'about'],
      ['Topic 1', 'Enter a title.', 't'],
      ['Topic 1', 'Enter an address that starts with https:// or http://.', 't'],
      ['Topic 1, lesson 1 “Look”', 'Enter the address of one YouTube video, or upload a file.', 'v'],
      ['Topic 1, lesson 1 “Look”', 'Enter the length as minutes and seconds, such as 12:30.', 'v'],
      ['Topic 1, lesson 2', 'Enter a title.', 'q'],
      ['Topic 1, lesson 2, question 1', 'Enter an explanation.', 'q'],
      ['Topic 1, lesson 2, question 1', 'Choose the right option.', 'q'],
    ])
  })

  test('no fault has words of the library, whatever the file is', () => {
    for (const input of [null, 7, {}, fileOfDraft(EMPTY_DRAFT), { topics: [{}] }, { topics: [{ lessons: [{ kind: 'video' }, { kind: 'x' }, 3] }] }]) {
      const faults = courseFaults(input)
      expect(faults.length).toBeGreaterThan(0)
      for (const { message } of faults) expect(message).not.toMatch(/invalid|expected|undefined|too (small|big)/i)
    }
  })

  test('an empty course says what is missing', () => {
    expect(courseFaults(fileOfDraft(EMPTY_DRAFT)).map(({ message }) => message)).toEqual(expect.arrayContaining(['Enter a title.', 'Choose a level.', 'Add a skill.', 'Add a topic.']))
  })
})
