import { graphql } from '#platform/web/graphql/graphql.ts'

/** What a learner did for an assignment, for mentors of the group. */
export const LearnerWorkQuery = graphql(`
  query LearnerWork($id: ID!, $person: ID!) {
    learnerWork(id: $id, person: $person) {
      assignment { id kind path title instructions instructionsHtml setAt points latePoints criteria { id text points } files { id name bytes address } }
      work { version state dueAt dueLocal text textHtml fileName fileAddress handedInAt isLate returnedAt givenPoints points comment commentHtml marks { criterion points } earlier { version text textHtml fileName fileAddress handedInAt points comment commentHtml } }
      notes { id text html writtenAt author authorId }
      attempts { id language code codeSpans submittedAt verdict passed total }
    }
  }
`)
