import { SITE } from '#platform/rules/site.ts'
import { xmlText } from '#platform/server/xml.ts'
import type { NewsletterSection } from '../rules/newsletter.ts'
import { issuePath, PREFERENCES_PATH } from '../rules/paths.ts'

interface Issue {
  number: number
  intro: string
  sections: readonly NewsletterSection[]
}

interface Links {
  /** The address of the site. */
  origin: string
  /** Where the reader changes or ends the subscription. */
  preferences: string
}

export const subjectOf = ({ number, sections }: Issue): string => {
  const first = sections[0]?.items[0]?.title
  return first === undefined ? `${SITE.name} weekly #${number}` : `${SITE.name} weekly #${number}: ${first}`
}

export const preferencesLink = (origin: string, token: string): string => `${origin}${PREFERENCES_PATH}#${token}`

/** An issue as plain text. */
export function issueText(issue: Issue, { origin, preferences }: Links): string {
  const sections = issue.sections.map(({ label, items }) => `${label.toUpperCase()}\n\n${items.map(({ title, text, path }) => `${title}\n${text === '' ? '' : `${text}\n`}${origin}${path}\n`).join('\n')}`)
  return [
    `${SITE.name} weekly #${issue.number}\n`,
    ...(issue.intro === '' ? [] : [`${issue.intro}\n`]),
    ...sections,
    `--\nRead it on the web: ${origin}${issuePath(issue.number)}\nChange your settings or unsubscribe: ${preferences}\n`,
  ].join('\n')
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif"

/**
 * An issue as HTML for email programs: tables and inline styles, because many of them drop anything else. The one style block only adds dark
 * colors where they are supported.
 */
export function issueHtml(issue: Issue, { origin, preferences }: Links): string {
  const subject = subjectOf(issue)
  const preview = issue.sections.flatMap(({ items }) => items.map(({ title }) => title)).slice(0, 3).join(' · ')
  const row = (html: string, style = '') => `<tr><td style="padding:0 24px;${style}">${html}</td></tr>`
  const items = issue.sections.flatMap(({ label, items }) => [
    row(`<h2 class="text" style="margin:28px 0 8px;${FONT};font-size:18px;line-height:1.35;color:#23253a">${xmlText(label)}</h2>`),
    ...items.map(({ title, text, path }) =>
      row(
        `<p class="text" style="margin:0 0 4px;${FONT};font-size:16px;line-height:1.5"><a class="link" href="${xmlText(origin + path)}" style="color:#4b3fc4;text-decoration:underline">${xmlText(title)}</a></p>` +
          (text === '' ? '' : `<p class="soft" style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.55;color:#5d6075">${xmlText(text)}</p>`),
      ),
    ),
  ])
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${xmlText(subject)}</title>` +
    '<style>@media (prefers-color-scheme: dark){.page{background:#14151f!important}.card{background:#1b1d2a!important}.text{color:#eeeef4!important}.soft{color:#b3b5c6!important}.link{color:#a79dff!important}}</style>' +
    '</head><body class="page" style="margin:0;padding:0;background:#f6f5f1">' +
    `<div style="display:none;max-height:0;overflow:hidden">${xmlText(preview)}</div>` +
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f1"><tr><td align="center" style="padding:24px 12px">' +
    '<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:10px">' +
    row(`<h1 class="text" style="margin:24px 0 0;${FONT};font-size:22px;line-height:1.3;color:#23253a">${xmlText(SITE.name)} weekly <span class="soft" style="color:#5d6075;font-weight:normal">#${issue.number}</span></h1>`) +
    (issue.intro === '' ? '' : row(`<p class="text" style="margin:16px 0 0;${FONT};font-size:16px;line-height:1.6;color:#23253a">${xmlText(issue.intro).replaceAll('\n', '<br>')}</p>`)) +
    items.join('') +
    row(
      `<p class="soft" style="margin:24px 0;${FONT};font-size:13px;line-height:1.5;color:#5d6075"><a class="link" href="${xmlText(origin + issuePath(issue.number))}" style="color:#4b3fc4">Read it on the web</a> · ` +
        `<a class="link" href="${xmlText(preferences)}" style="color:#4b3fc4">Settings and unsubscribe</a></p>`,
    ) +
    '</table></td></tr></table></body></html>'
  )
}
