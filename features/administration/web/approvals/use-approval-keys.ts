import { useSingleKeys } from '#platform/web/single-keys.ts'

/** The single keys of the approval screen, with what they do. */
export const APPROVAL_KEYS = [
  { key: 'j', label: 'Next item' },
  { key: 'k', label: 'Previous item' },
  { key: 'a', label: 'Approve' },
  { key: 'c', label: 'Approve with a comment' },
  { key: 'r', label: 'Send back with a reason' },
  { key: 'u', label: 'Undo the last decision' },
  { key: '?', label: 'Show these keys' },
] as const
type ApprovalKey = (typeof APPROVAL_KEYS)[number]['key']

/** Handles the single keys of the approval screen. */
export const useApprovalKeys = (onKey: (key: ApprovalKey) => void): void => useSingleKeys<ApprovalKey>(APPROVAL_KEYS, onKey)
