import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { manyTrees } from './decision-trees-and-gradient-boosting/many-trees.ts'
import { oneTree } from './decision-trees-and-gradient-boosting/one-tree.ts'
import { prepareTheTable } from './decision-trees-and-gradient-boosting/prepare-the-table.ts'
import { tuneAndChoose } from './decision-trees-and-gradient-boosting/tune-and-choose.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'decision-trees-and-gradient-boosting',
  title: 'Decision trees, random forests and gradient boosting',
  summary: 'Prepare a table, grow a tree, combine hundreds of them by averaging or boosting, and choose between the results fairly.',
  description: `A shop that sells shoes by mail wants to know which orders will come back. You follow the whole way from a decision with prices to a chosen model: codes for missing values, impurity and splits, the depth that overfits, random forests, boosting on residuals, the learning rate, and a comparison fold by fold.

The videos are by Alexey Grigorev (DataTalksClub, Machine Learning Zoomcamp). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'intermediate',
  skills: ['Decision Trees', 'Gradient Boosting', 'Model Evaluation', 'scikit-learn', 'Python'],
  outcomes: [
    'Derive a decision threshold from prices',
    'Find and replace codes that stand for missing values',
    'Compute the impurity of a split and explain why trees use it instead of the error rate',
    'Limit the size of a tree with the help of held-out rows',
    'Explain what averaging and boosting each improve',
    'Tune a boosted model and compare it with rivals on the same folds',
  ],
  prerequisites: ['A classifier trained with scikit-learn', 'Train and test sets', 'Probabilities and logarithms'],
  topics: [prepareTheTable, oneTree, manyTrees, tuneAndChoose],
}
