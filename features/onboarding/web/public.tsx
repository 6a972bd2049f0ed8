/** The public module of onboarding: the list of first steps and its query. */
export { FirstSteps } from './FirstSteps.tsx'
export { FirstStepsPart, FirstStepsQuery } from './first-steps-query.ts'
