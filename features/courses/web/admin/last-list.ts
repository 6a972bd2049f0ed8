import { adminPath } from '#features/administration/rules/sections.ts'

let last = adminPath('courses')

/** The address of the administration's list of courses as it was shown last in this window, with its search and filter. */
export const lastList = (): string => last
export const rememberList = (address: string): void => void (last = address)
