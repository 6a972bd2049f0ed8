/** Whether a name has what was typed in it, in any case; an empty filter accepts all. */
export const matchesFilter = (name: string, filter: string): boolean => name.toLowerCase().includes(filter.trim().toLowerCase())
