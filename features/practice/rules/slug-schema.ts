import { z } from 'zod'

/** The slug of a problem: the last part of its address. */
export const slugSchema = z.string('Enter an address.').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and hyphens.').max(80, 'This address is too long.')
