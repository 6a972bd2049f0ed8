import { z } from 'zod'

export const productInput = z.object({ slug: z.string('We couldn’t find that product.').min(1, 'We couldn’t find that product.').max(60, 'We couldn’t find that product.') })
export const waitInput = productInput.extend({ isWaiting: z.boolean('Choose yes or no.') })

export const NO_PRODUCT = 'We couldn’t find that product.'
export const PRODUCT_IS_READY = 'This product is ready already. Reload the page to see its address.'
