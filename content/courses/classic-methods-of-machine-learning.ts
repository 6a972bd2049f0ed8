import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { classesFromMeasurements } from './classic-methods-of-machine-learning/classes-from-measurements.ts'
import { fitALine } from './classic-methods-of-machine-learning/fit-a-line.ts'
import { growATree } from './classic-methods-of-machine-learning/grow-a-tree.ts'
import { howSureAreYou } from './classic-methods-of-machine-learning/how-sure-are-you.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'classic-methods-of-machine-learning',
  title: 'Classic methods of machine learning',
  summary: 'Learn how regression, nearest neighbors, naive Bayes and trees work, each on data small enough to check by hand.',
  description: `A small café writes down everything: the temperature at noon, the glasses of lemonade sold, the origin of its coffee beans, what guests write about it and how long they wait. With these short tables you learn ten methods that are still the first choice for many real problems, and how to find out whether their results hold for new data.

The videos are by Josh Starmer (StatQuest). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'beginner',
  skills: ['Statistics', 'Decision Trees', 'Model Evaluation', 'NumPy', 'Python'],
  outcomes: [
    'Fit a line by least squares and say what R² means',
    'Read the coefficients of a logistic regression as changes of the odds',
    'Choose between nearest neighbors, discriminant analysis and naive Bayes',
    'Compare models by cross-validation and put an interval around a result with the bootstrap',
    'Find the best first question of a classification tree and of a regression tree',
  ],
  prerequisites: ['Means, squares and percentages', 'Python lists and functions'],
  topics: [fitALine, classesFromMeasurements, howSureAreYou, growATree],
}
