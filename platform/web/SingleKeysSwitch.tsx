import { turnSingleKeys, useSingleKeys } from './single-keys.ts'
import { Switch } from './ui/Switch.tsx'

/** Turns the keys of one letter on and off on this device. */
export function SingleKeysSwitch({ hint }: { hint: string }) {
  const isOn = useSingleKeys()
  return <Switch label="Single-key shortcuts" hint={hint} checked={isOn} onChange={(event) => turnSingleKeys(event.target.checked)} />
}
