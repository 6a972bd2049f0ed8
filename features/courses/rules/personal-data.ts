import type { PersonalData } from '#platform/rules/personal-data.ts'

export const coursePersonalData: PersonalData = {
  exported: [
    { file: 'courses-written', table: 'courses', owner: 'author_id', without: ['file_hash'], about: 'Courses you wrote.' },
    { file: 'course-drafts', table: 'course_drafts', owner: 'author_id', about: 'Drafts of courses that you write.' },
    { file: 'courses', table: 'enrollments', owner: 'person_id', about: 'Courses you take.' },
    { file: 'lessons', table: 'lesson_progress', owner: 'person_id', about: 'Your progress in lessons.' },
    { file: 'notes', table: 'lesson_notes', owner: 'person_id', about: 'Your notes in lessons.' },
    { file: 'course-reviews', table: 'course_reviews', owner: 'person_id', about: 'Your reviews of courses.' },
    { file: 'certificates', table: 'certificates', owner: 'person_id', about: 'Your certificates.' },
    { file: 'course-files', table: 'course_files', owner: 'owner_id', about: 'Videos and captions you uploaded. The files themselves can be downloaded in the editor of their course.' },
    { file: 'course-storage', table: 'course_storage_limits', owner: 'person_id', about: 'Your upload limit, if it differs from the default.' },
  ],
}
