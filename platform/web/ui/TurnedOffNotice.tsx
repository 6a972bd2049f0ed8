import { useTurnedOff } from '../data/turned-off.ts'
import { Notice } from './Notice.tsx'

/** Says that a part of the site is turned off. Renders nothing otherwise. */
export function TurnedOffNotice({ name }: { name: string }) {
  const message = useTurnedOff(name)
  return message === null ? null : <Notice>{message}</Notice>
}
