import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const GetApprovals = graphql(`
  query GetApprovals($kind: String, $after: String) {
    approvals(kind: $kind, after: $after) { items { kind kindLabel id revision title authorName authorUsername since isLate } next }
  }
`)
export const GetApprovalKinds = graphql(`
  query GetApprovalKinds { approvalKinds { name label } ownApprovalDecisions { id kind title decision state message decidedAt } }
`)
export const GetApproval = graphql(`
  query GetApproval($kind: String!, $itemId: String!) {
    approval(kind: $kind, itemId: $itemId) {
      item { revision title authorName authorUsername since isLate }
      approveLabel returnLabel facts { label value path } parts { title html } links { label path } templates { id label body }
    }
  }
`)
export const DecideApproval = graphql(`
  mutation DecideApproval($kind: String!, $itemId: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!, $rule: String) {
    decideApproval(kind: $kind, itemId: $itemId, revision: $revision, decision: $decision, comment: $comment, rule: $rule) { id title decision appliesAt }
  }
`)
export const UndoApproval = graphql(`
  mutation UndoApproval($id: ID!) { undoApproval(id: $id) }
`)

export type ApprovalItem = ResultOf<typeof GetApprovals>['approvals']['items'][number]
export type ApprovalDetail = ResultOf<typeof GetApproval>['approval']
export type ReasonTemplate = ApprovalDetail['templates'][number]
export type OwnDecision = ResultOf<typeof GetApprovalKinds>['ownApprovalDecisions'][number]

export const keyOf = ({ kind, id }: Pick<ApprovalItem, 'kind' | 'id'>) => `${kind}:${id}`
