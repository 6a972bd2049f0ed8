import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { firstPrograms } from './python-for-data-from-zero/first-programs.ts'
import { fromTextToCleanData } from './python-for-data-from-zero/from-text-to-clean-data.ts'
import { programsThatStayReadable } from './python-for-data-from-zero/programs-that-stay-readable.ts'
import { showAndQuestion } from './python-for-data-from-zero/show-and-question.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'python-for-data-from-zero',
  title: 'Python for data, from zero',
  summary: 'Learn to program by answering questions about data: read a table, clean it, count and group, draw it, and tell a finding from luck. No experience needed.',
  description: `You have never written a program, and you have a table that you want to understand. This course starts with the first line of Python and ends with a complete small analysis of the bicycles on a bridge. On the way you meet a bakery, a weather station, late buses and the birds at a feeder.

The course consists of readings with programs that you can run and change on the page, of quizzes and of problems. Nothing has to be installed, and no knowledge of mathematics beyond school arithmetic is needed. Python itself is enough: there are no libraries to learn yet, so that you see how each result comes about.`,
  level: 'beginner',
  skills: ['Python', 'Statistics', 'Data Analysis'],
  outcomes: [
    'Write short programs with lists, dictionaries, loops, conditions and functions',
    'Read an error message and find the mistake',
    'Read a table from text and clean gaps, types and duplicates',
    'Count, group and compare with means, medians and shares',
    'Draw bar charts and histograms with characters',
    'Judge with random shuffles whether a difference could be luck',
  ],
  prerequisites: [],
  topics: [firstPrograms, programsThatStayReadable, fromTextToCleanData, showAndQuestion],
}
