import { sheetParts } from '../rules/event-times.ts'

/** A date as a calendar sheet. It is decorative: the time is next to it as text. */
export function DateSheet({ at, zone }: { at: unknown; zone: string }) {
  const { month, day, weekday } = sheetParts(new Date(String(at)), zone)
  return (
    <div aria-hidden="true" className="grid w-14 flex-none justify-items-center self-start overflow-hidden rounded-control border border-line bg-surface text-center">
      <span className="w-full bg-accent-subtle py-0.5 text-xs font-medium text-accent">{month}</span>
      <span className="tabular text-xl font-semibold">{day}</span>
      <span className="pb-1 text-xs text-text-muted">{weekday}</span>
    </div>
  )
}
