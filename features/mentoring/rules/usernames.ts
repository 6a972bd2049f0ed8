/** The usernames in a text, separated by commas or semicolons, each once and without its @. */
export const usernamesIn = (text: string): string[] => [...new Set(text.split(/[,;]/).map((name) => name.trim().replace(/^@/, '').toLowerCase()).filter((name) => name !== ''))]
