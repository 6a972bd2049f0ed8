import { TextInput } from '#platform/web/ui/TextInput.tsx'

/** Filters a list of this page by name. */
export const FilterBox = ({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) => (
  <TextInput type="search" className="max-w-72" aria-label={label} placeholder={label} autoComplete="off" maxLength={100} value={value} onChange={({ target }) => onChange(target.value)} />
)
