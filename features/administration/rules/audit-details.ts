/** Describes the change in the details of an audit entry: the role, or the rights added and removed. */
export function changeText(details: string): string {
  const { role, group, given, taken } = JSON.parse(details) as { role?: string; group?: string; given?: string[]; taken?: string[] }
  const parts = [
    role === undefined ? '' : `Role: ${role}`,
    group === undefined ? '' : `Group: ${group}`,
    given === undefined || given.length === 0 ? '' : `Added: ${given.join(', ')}`,
    taken === undefined || taken.length === 0 ? '' : `Removed: ${taken.join(', ')}`,
  ]
  return parts.filter((part) => part !== '').join('. ')
}
