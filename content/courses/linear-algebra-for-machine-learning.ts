import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { basesAndEigenvectors } from './linear-algebra-for-machine-learning/bases-and-eigenvectors.ts'
import { matrices } from './linear-algebra-for-machine-learning/matrices.ts'
import { vectors } from './linear-algebra-for-machine-learning/vectors.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'linear-algebra-for-machine-learning',
  title: 'Linear algebra for machine learning',
  summary: 'Vectors, matrices, determinants, bases and eigenvectors as pictures and as NumPy code, with the uses they have in models.',
  description: `Short lessons on what matrices do to space, and on why machine learning cares: layers, rank and redundant features, regression, similarity, principal components. Each idea comes with an example from daily life that you can compute on paper.

The videos are by Grant Sanderson (3Blue1Brown). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'beginner',
  skills: ['Linear Algebra', 'NumPy', 'Python'],
  outcomes: [
    'Read a matrix as a move of space, column by column',
    'Decide whether a system of equations has one solution, none or many',
    'Compare vectors with dot products and cosines',
    'Translate vectors and matrices between bases',
    'Find eigenvectors and use them for powers of a matrix',
  ],
  prerequisites: ['School algebra: two equations with two unknowns', 'Basic Python'],
  topics: [vectors, matrices, basesAndEigenvectors],
}
