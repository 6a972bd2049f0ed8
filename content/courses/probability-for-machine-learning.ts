import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { bayesTheorem } from './probability-for-machine-learning/bayes-theorem.ts'
import { distributions } from './probability-for-machine-learning/distributions.ts'
import { sumsAndMeans } from './probability-for-machine-learning/sums-and-means.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'probability-for-machine-learning',
  title: 'Probability for machine learning',
  summary: 'Update beliefs with Bayes’ theorem, describe uncertain quantities with distributions, and learn how far a mean can be trusted.',
  description: `Spam filters, alarm systems, test results and error bars rest on a few ideas of probability. You learn them with counts and drawings first, then with formulas, and you check each one by a calculation or a simulation in Python.

The videos are by Grant Sanderson (3Blue1Brown). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'beginner',
  skills: ['Probability', 'Statistics', 'NumPy', 'Python'],
  outcomes: [
    'Update a probability with evidence, by counts, by formula and by odds',
    'Recognize a neglected base rate and a reversed conditional',
    'Compute binomial probabilities and read a density',
    'Find the distribution of a sum by convolution',
    'Estimate how precise a mean or an accuracy is',
  ],
  prerequisites: ['Fractions and percentages', 'Basic Python'],
  topics: [bayesTheorem, distributions, sumsAndMeans],
}
