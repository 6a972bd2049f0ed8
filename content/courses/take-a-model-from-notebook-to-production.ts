import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { aModelReadyToLeave } from './take-a-model-from-notebook-to-production/a-model-ready-to-leave.ts'
import { runItAndImprove } from './take-a-model-from-notebook-to-production/run-it-and-improve.ts'
import { sameResultEverywhere } from './take-a-model-from-notebook-to-production/same-result-everywhere.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'take-a-model-from-notebook-to-production',
  title: 'Take a model from notebook to production',
  summary: 'Learn the basics of MLOps: reproducible environments, honest baselines, pipelines, tracked experiments, release checks and monitoring.',
  description: `Two bakeries bake too much on some days and run out of bread on others. A model in a notebook could help, if its forecast arrived every evening at eight, could be repeated next year and raised an alarm when it got worse. With this example you learn what has to stand around a model, in small programs that run on any computer.

The videos are by DataTalksClub (MLOps Zoomcamp). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'intermediate',
  skills: ['MLOps', 'scikit-learn', 'Model Evaluation', 'Python'],
  outcomes: [
    'Pin the environment, the data and the random seeds of a result',
    'Choose a machine by memory and price',
    'Compare a model with the simplest forecast on later data',
    'Describe a training run as a pipeline and record its experiments',
    'Write a check that decides whether a new model may replace the old one',
    'Detect a changed input or a growing error after the release',
  ],
  prerequisites: ['Python and a first model in scikit-learn', 'The command line'],
  topics: [sameResultEverywhere, aModelReadyToLeave, runItAndImprove],
}
