// The content security policy forbids inline styles and handlers in pasted pages too: the browser would report each of them and drop the styles.
// Under another attribute name they are harmless.
const withoutStyles = (html: string) =>
  html.replace(/<style[^>]*>[^]*?<\/style>/gi, '').replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(\s)(style|on[a-z]{1,30})(?=\s*=)/gi, '$1data-was-$2'))

/** Pasted HTML as an inert document: nothing runs and nothing is reported. */
export const parseInertHtml = (html: string): Document => new DOMParser().parseFromString(withoutStyles(html), 'text/html')
