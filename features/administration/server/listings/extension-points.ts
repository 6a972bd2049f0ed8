import type { Right } from '#platform/rules/rights.ts'
import type { Context } from '#platform/server/context.ts'
import type { RuleName } from '#features/people/rules/community-rules.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** What people posted, for admins: kinds that are listed with their states and what an admin can do. */
    listings: ListingKind
  }
}

export interface ListedItem {
  id: string
  title: string
  /** Its page; null if it can't be opened. */
  path: string | null
  /** One of the states of the kind. */
  state: string
  author_name: string | null
  author_username: string | null
  /** When it was posted. */
  at: Date
  /** A date that matters for it, such as when it starts; null if there is none. */
  date: { label: string; at: Date } | null
  /** How much it is used, such as `12 going`. */
  numbers: readonly string[]
  /** The names of what an admin can do with it now. */
  acts: readonly string[]
}

/** Why something was removed, and its text then. */
export interface ListedRemoval {
  reason: string
  text: string
}

export interface ListingPage {
  /** Words that the title or the author contains. */
  q: string | null
  state: string | null
  after: { at: Date; id: string } | null
  count: number
}

export interface ListingAct {
  /** The label of the button, such as "Close". */
  label: string
  /** The consequences, as a sentence. */
  explanation: string
  isDanger?: true
  /** What was done, such as "Closed". */
  done: string
  /** Whether the admin names the community rule that was broken. */
  asksRule?: true
  /** A decision of a moderator, which nobody makes about their own content. */
  isDecision?: true
  /** The name of the act that takes it back. */
  undo?: string
  /** Does it in a transaction, with an entry in the audit log. Throws OUTDATED_EDIT if it no longer applies. */
  apply(context: Context, act: { id: string; reason: string; rule: RuleName }): Promise<void>
}

export interface ListingKind {
  /** All of them, such as "Jobs". */
  label: string
  right: Right
  /** The states with their labels, in the order of the filter. */
  states: Readonly<Record<string, string>>
  acts: Readonly<Record<string, ListingAct>>
  /** A page of them, newest first, after the one with this time and id. */
  list(context: Context, page: ListingPage): Promise<ListedItem[]>
  /** The removals of these that stand, by id: what was removed has no page of its own. */
  removals(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, ListedRemoval>>
}
