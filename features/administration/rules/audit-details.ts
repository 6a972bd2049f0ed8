/** What a deed changed, from the details kept with it: the role, or the rights given and taken. */
export function changeText(details: string): string {
  const { role, given, taken } = JSON.parse(details) as { role?: string; given?: string[]; taken?: string[] }
  const parts = [
    role === undefined ? '' : `Role: ${role}`,
    given === undefined || given.length === 0 ? '' : `Added: ${given.join(', ')}`,
    taken === undefined || taken.length === 0 ? '' : `Removed: ${taken.join(', ')}`,
  ]
  return parts.filter((part) => part !== '').join('. ')
}
