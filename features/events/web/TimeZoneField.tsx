import { useState } from 'react'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { findZones, zoneLabel } from '../rules/zone-search.ts'
import { offsetOf, timeZones } from './editor/time-zones.ts'

const MAX_FOUND = 8

interface Props {
  zone: string
  hint?: string
  error: string | undefined
  onChange: (zone: string) => void
}

/** A time zone, found by the name of a city. */
export function TimeZoneField({ zone, hint = 'Type a city to change it.', error, onChange }: Props) {
  const [typed, type] = useState<string | null>(null)
  const label = zoneLabel(zone)
  return (
    <ComboboxField
      label="Time zone"
      hint={typed !== null && typed !== label ? `Still ${label}. Choose another one from the list.` : hint}
      error={error}
      value={typed ?? label}
      options={typed !== null && typed.trim() !== '' ? findZones(timeZones(zone), typed, MAX_FOUND).map((one) => ({ id: one, label: zoneLabel(one), detail: offsetOf(one) })) : undefined}
      onType={type}
      onChoose={({ id }) => {
        type(null)
        onChange(id)
      }}
    />
  )
}
