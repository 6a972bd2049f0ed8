import { imageUrl } from '#platform/rules/image-paths.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import { escapeHtml } from '#platform/server/pages/html.ts'
import type { ModeratedKind, ReportedContent } from '#features/moderation/server/public.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { lockPerson } from './profiles.queries.ts'
import { readProfile } from './read-profile.ts'
import { clearProfile, listReportedProfiles, type ReportedProfileRow } from './reported.queries.ts'

const CONTENT_OF = 'Headline, About Me and picture of'

/** What a profile shows about the person, as its moderators read it. */
function contentOf({ id, username, name, headline, about, avatar_id: avatarId }: ReportedProfileRow): ReportedContent {
  const lines = [`Name: ${name}`, headline !== '' && `Headline: ${headline}`, about !== '' && `About Me: ${about}`].filter((line) => line !== false)
  const paragraphs = lines.flatMap((line) => line.split(/\n+/)).map((line) => `<p>${escapeHtml(line)}</p>`)
  const picture = avatarId === null ? '' : `<p><img src="${imageUrl(avatarId, 'small')}" alt="The picture"></p>`
  return { title: `${CONTENT_OF} ${name}`, text: lines.join('\n'), html: picture + paragraphs.join(''), path: profilePath(username), authorId: id, authorUsername: username }
}

/** Profiles can be reported by other members. Removing one clears the headline, About Me and the picture; an account itself is suspended on the screen of people. */
export const moderatedProfiles: Readonly<Record<'profile', ModeratedKind>> = {
  profile: {
    checkReadable: async (context, id) => {
      const profile = await readProfile(context, id)
      if (profile === null || profile.id === signedIn(context).id) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) => new Map((await listReportedProfiles(db, ids)).map((row) => [row.id, contentOf(row)])),
    named: (title) => title.replace(CONTENT_OF, 'the profile content of'),
    remove: async (context, id) => {
      await lockPerson(context.db, id)
      await clearProfile(context.db, id)
      await context.emit({ name: 'profile.changed', personId: id })
    },
  },
}
