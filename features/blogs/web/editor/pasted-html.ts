import { inertHtml } from '#platform/markup/paste/inert.ts'

/** Pasted HTML as an inert document: nothing runs and nothing is reported. */
export const parseInertHtml = (html: string): Document => new DOMParser().parseFromString(inertHtml(html), 'text/html')
