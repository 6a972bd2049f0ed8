import { graphql } from '#platform/web/graphql/graphql.ts'

/** The first steps of the viewer, as a fragment for the combined query of home. */
export const FirstStepsPart = graphql(`
  fragment FirstStepsPart on Query { firstSteps { isHidden done } }
`)

export const FirstStepsQuery = graphql(
  `
  query FirstSteps { ...FirstStepsPart }
`,
  [FirstStepsPart],
)
