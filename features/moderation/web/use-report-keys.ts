import { useRef, useState, type RefObject } from 'react'
import { useSingleKeys } from '#platform/web/single-keys.ts'
import type { Decision } from '../rules/reports.ts'
import type { Report } from './ReportsPart.tsx'

const KEYS = [
  { key: 'j', label: 'Next report' },
  { key: 'k', label: 'Previous report' },
  { key: 'o', label: 'Open the reported item' },
  { key: 'c', label: 'Claim or release the report' },
  { key: 'd', label: 'Dismiss' },
  { key: 'r', label: 'Remove' },
  { key: 'u', label: 'Undo the last decision' },
  { key: '?', label: 'Show these keys' },
] as const

/** The single keys of the reports, for the dialog that explains them. */
export const REPORT_SHORTCUTS = KEYS.map(({ key, label }) => ({ keys: [key], label }))

interface ReportKeys {
  list: RefObject<HTMLUListElement | null>
  isHelpOpen: boolean
  closeHelp: () => void
}

/** Handles the single keys of the reports. The card with the focus is the one they act on; without one, the first. */
export function useReportKeys(reports: readonly Report[], onDecide: (report: Report, decision: Decision) => void, onUndo: () => void): ReportKeys {
  const list = useRef<HTMLUListElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li:not([data-undo])') ?? [])]
  const focused = () => cards().findIndex((card) => card.contains(document.activeElement))
  const move = (to: number) => {
    const card = cards()[Math.min(Math.max(to, 0), reports.length - 1)]
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  const press = (action: string) => cards()[Math.max(focused(), 0)]?.querySelector<HTMLElement>(`[data-key=${action}]`)?.click()
  useSingleKeys(KEYS, (key) => {
    const report = reports[Math.max(focused(), 0)]
    if (key === '?') setHelpOpen(true)
    else if (key === 'u') onUndo()
    else if (key === 'j') move(focused() + 1)
    else if (key === 'k') move(focused() - 1)
    else if (report === undefined) return
    else if (key === 'd') onDecide(report, 'dismiss')
    else if (key !== 'r') press(key === 'o' ? 'open' : 'claim')
    else if (report.content !== null) onDecide(report, 'remove')
  })
  return { list, isHelpOpen, closeHelp: () => setHelpOpen(false) }
}
