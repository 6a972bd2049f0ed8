import type { Right } from '#platform/rules/rights.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApprovalDecision } from '../../rules/approvals.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** Something was approved or sent back; for kinds without a notification of their own. */
    'approval.decided': { personId: string; isApproved: boolean; what: string; title: string; comment: string; path: string }
  }
}

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of content that wait for the approval of an admin, in the order of the filter. */
    approvals: ApprovalKind
  }
}

/** A waiting item as the list shows it. */
export interface WaitingItem {
  id: string
  revision: number
  title: string
  author_name: string | null
  author_username: string | null
  since: Date
}

/** Selects a page of waiting items, oldest first, after the one with this time and id. */
export interface WaitingPage {
  after: { at: Date; id: string } | null
  count: number
}

/** A line about an item, such as its company. */
export interface ApprovalFact {
  label: string
  value: string
  /** Where the value leads; an internal path or an address of another site. */
  path?: string
}

/** The full preview of an item. */
export interface ApprovalPreview {
  facts: ApprovalFact[]
  /** Titled texts as safe HTML. */
  parts: { title: string; html: string }[]
  links: { label: string; path: string }[]
}

/** A decision about a revision of an item. */
export interface Decided {
  id: string
  revision: number
  decision: ApprovalDecision
  comment: string
  /** The community rule that was broken, for reports. */
  rule: string | null
}

export interface ApprovalKind {
  /** False: its queue is on a screen of its own, and only its decisions are made here. */
  isListed?: false
  /** One of them, such as "Course". */
  label: string
  right: Right
  /** The label of the approval, such as "Publish". */
  approve: string
  /** The label of the other decision; "Send back" if absent. */
  return?: string
  /** The target time for one item, in hours. */
  aimHours: number
  list(context: Context, page: WaitingPage): Promise<WaitingItem[]>
  find(context: Context, id: string): Promise<WaitingItem | null>
  preview(context: Context, id: string): Promise<ApprovalPreview>
  /** Applies a decision, records it in the audit log and notifies the author. Throws OUTDATED_EDIT if the item changed or is decided. */
  decide(context: Context, decision: Decided): Promise<void>
}
