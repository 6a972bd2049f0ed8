import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { groupPath } from '../rules/paths.ts'
import { deleteAnnouncement, findAnnouncement, listReportedAnnouncements } from './announcements.queries.ts'
import { listReportedGroups, saveGroup } from './groups.queries.ts'
import { assignmentForReading, groupForReading } from './mentoring.access.ts'
import { syncConversation } from './membership.ts'
import { deleteNote, findNote, listReportedNotes } from './notes.queries.ts'

const ANNOUNCEMENT_IN = 'An announcement in'
const REMOVED_NAME = 'Name removed by a moderator'

/** Members report the name and description of a group, its announcements, and notes to them. Removing a name replaces it; the group stays. */
export const moderatedGroups: Readonly<Record<'mentor-group' | 'mentor-group-announcement' | 'assignment-note', ModeratedKind>> = {
  'mentor-group': {
    checkReadable: async (context, id) => void (await groupForReading(context, id)),
    find: async ({ db }, ids) => new Map((await listReportedGroups(db, ids)).map(({ id, name, about, author_id, author_username }) => [id, { title: name, text: about, path: groupPath(id), authorId: author_id, authorUsername: author_username }])),
    named: (title) => `the mentor group “${title}”`,
    remove: async (context, id) => {
      await saveGroup(context.db, { id, name: REMOVED_NAME, about: '' })
      await syncConversation(context, { id, name: REMOVED_NAME })
    },
  },
  'mentor-group-announcement': {
    checkReadable: async (context, id) => {
      const announcement = await findAnnouncement(context.db, id)
      if (announcement === null) throw new Refusal('NOT_FOUND')
      await groupForReading(context, announcement.group_id)
    },
    find: async ({ db }, ids) =>
      new Map((await listReportedAnnouncements(db, ids)).map(({ id, group_id, group, text, author_id, author_username }) => [id, { title: `${ANNOUNCEMENT_IN} “${group}”`, text, path: groupPath(group_id), authorId: author_id, authorUsername: author_username }])),
    named: (title) => title.replace(ANNOUNCEMENT_IN, 'the announcement in'),
    remove: async (context, id) => {
      const announcement = await findAnnouncement(context.db, id)
      if (announcement === null) return
      await deleteAnnouncement(context.db, id, announcement.group_id)
      await context.emit({ name: 'mentor-group.announcement-changed', announcementId: id, authorId: announcement.author_id })
    },
  },
  'assignment-note': {
    checkReadable: async (context, id) => {
      const note = await findNote(context.db, id)
      if (note === null) throw new Refusal('NOT_FOUND')
      const { group } = await assignmentForReading(context, note.assignment_id)
      if (group.part !== 'mentor' && note.person_id !== signedIn(context).id) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map((await listReportedNotes(db, ids)).map(({ id, group_id, text, author_id, author_username }) => [id, { title: 'A note to a learner about an assignment', text, path: groupPath(group_id), authorId: author_id, authorUsername: author_username }])),
    named: () => 'the note to a learner about an assignment',
    remove: ({ db }, id) => deleteNote(db, id),
  },
}
