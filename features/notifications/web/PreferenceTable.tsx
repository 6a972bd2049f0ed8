import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useMutationState } from '#platform/web/data/use-mutation-state.ts'
import type { VariablesOf } from '#platform/web/graphql/graphql.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDownIcon, chevronRightIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { Channel } from '../rules/kind.ts'
import { ChooseNotifications, updatePreferences, type Preference } from './settings-requests.ts'

const COLUMNS: readonly { channel: Channel; short: string; full: string }[] = [
  { channel: 'app', short: 'In app', full: 'in app' },
  { channel: 'email', short: 'Email now', full: 'email now' },
  { channel: 'digest', short: 'Digest', full: 'email digest' },
]

const PREFERENCES = ['preferences']

type PreferenceChoice = VariablesOf<typeof ChooseNotifications>

const withChoice = (rows: readonly Preference[], { kinds, channel, isOn }: PreferenceChoice): readonly Preference[] =>
  rows.map((row) => (kinds.includes(row.kind) ? { ...row, [channel]: isOn } : row))

/** Every kind of notification by area, with its three channels; a checkbox takes effect at once, that of an area for all of its kinds. */
export function PreferenceTable({ preferences }: { preferences: readonly Preference[] }) {
  const { mutate } = useMutation(ChooseNotifications, {
    mutationKey: PREFERENCES,
    // One request after another, so that the last press on a checkbox arrives last.
    scope: { id: 'preferences' },
    onSuccess: (_data, choice, cache) => updatePreferences(cache, (known) => withChoice(known, choice)),
    // The table is longer than the window.
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const pending = useMutationState<PreferenceChoice>(PREFERENCES)
  const rows = pending.reduce(withChoice, preferences)
  const choose = (chosen: readonly Preference[], channel: Channel, isOn: boolean) => {
    mutate({ kinds: chosen.filter((row) => row[channel] !== isOn).map(({ kind }) => kind), channel, isOn })
  }
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">Notification channels</caption>
        <thead>
          <tr className="border-b border-line text-xs text-text-muted">
            <th scope="col" className="px-4 py-2 text-left font-medium max-md:px-3">
              Activity
            </th>
            {COLUMNS.map(({ channel, short }) => (
              <th key={channel} scope="col" className="w-18 px-1 py-2 text-center font-medium max-md:w-14">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(rows, ({ area }) => area)].map(([area, kinds]) => (
          <Area key={area} area={area} kinds={kinds} onChoose={choose} />
        ))}
      </table>
    </div>
  )
}

interface AreaProps {
  area: string
  kinds: readonly Preference[]
  onChoose: (chosen: readonly Preference[], channel: Channel, isOn: boolean) => void
}

/** The kinds of one area, folded until its name is pressed. */
function Area({ area, kinds, onChoose }: AreaProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <tbody className="divide-y divide-line border-t border-line first-of-type:border-t-0">
      <tr className={isOpen ? 'bg-sunken' : ''}>
        <th scope="rowgroup" className="px-2 text-left font-semibold">
          <button type="button" className="flex min-h-11 w-full items-center gap-2 text-left" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} small />
            <span className="min-w-0 wrap-anywhere">
              {area} <span className="tabular text-xs font-normal text-text-muted">{kinds.length}</span>
            </span>
          </button>
        </th>
        {COLUMNS.map(({ channel, full }) => (
          <td key={channel}>
            <AreaCheckbox label={`${area}, all: ${full}`} on={kinds.filter((row) => row[channel]).length} of={kinds.length} onChoose={(isOn) => onChoose(kinds, channel, isOn)} />
          </td>
        ))}
      </tr>
      {isOpen &&
        kinds.map((row) => (
          <tr key={row.kind}>
            <th scope="row" className="py-2 pr-4 pl-8 text-left font-normal max-md:pr-3">
              {row.label}
            </th>
            {COLUMNS.map(({ channel, full }) => (
              <td key={channel}>
                <label className="grid min-h-11 place-content-center">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-accent"
                    aria-label={`${row.label}: ${full}`}
                    checked={row[channel]}
                    onChange={(event) => onChoose([row], channel, event.target.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}

/** A checkbox for all kinds of an area; it is mixed while only some are on. */
function AreaCheckbox({ label, on, of, onChoose }: { label: string; on: number; of: number; onChoose: (isOn: boolean) => void }) {
  const isMixed = on > 0 && on < of
  return (
    <label className="grid min-h-11 place-content-center">
      <input
        ref={(element) => {
          if (element !== null) element.indeterminate = isMixed
        }}
        type="checkbox"
        className="size-4.5 accent-accent"
        aria-label={label}
        checked={on === of}
        onChange={() => onChoose(on < of)}
      />
    </label>
  )
}
