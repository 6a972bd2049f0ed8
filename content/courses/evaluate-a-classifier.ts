import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { countTheErrors } from './evaluate-a-classifier/count-the-errors.ts'
import { scoresAndThresholds } from './evaluate-a-classifier/scores-and-thresholds.ts'
import { trustTheResult } from './evaluate-a-classifier/trust-the-result.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'evaluate-a-classifier',
  title: 'Evaluate a classifier',
  summary: 'Choose a metric that fits the decision, read ROC curves, avoid leaks in cross-validation, and report results that others can trust.',
  description: `A hotel wants to foresee canceled bookings. With this one example you learn what accuracy hides, how precision and recall answer different questions, what AUC measures and what it ignores, and how a careless cross-validation finds patterns in pure noise.

The videos are by Alexey Grigorev (DataTalksClub, Machine Learning Zoomcamp). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'intermediate',
  skills: ['Model Evaluation', 'scikit-learn', 'Statistics', 'Python'],
  outcomes: [
    'Compare a model with a baseline before praising it',
    'Derive precision, recall and costs from a confusion table',
    'Draw a ROC curve by hand and explain its area',
    'Set up cross-validation without leaking the held-out rows',
    'Write a report that names threshold, spread and number of positives',
  ],
  prerequisites: ['A trained classifier, such as logistic regression', 'Python and NumPy basics', 'Percentages and conditional probabilities'],
  topics: [countTheErrors, scoresAndThresholds, trustTheResult],
}
