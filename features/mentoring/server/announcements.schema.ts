import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { renderComment } from '#features/discussions/server/public.ts'
import { announcementInput, previewInput } from '../rules/mentoring-inputs.ts'
import { announce, editAnnouncement, removeAnnouncement } from './announcements.ts'
import type { AnnouncementRow } from './announcements.queries.ts'
import { RENDERED } from './assignments.schema.ts'

const may = 'members'
const lead = 'mentoring.lead'

export const Announcement = builder.objectRef<AnnouncementRow>('MentorGroupAnnouncement').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    text: t.exposeString('text', { may }),
    html: t.string({ may, nullable: true, description: RENDERED, resolve: ({ text }) => renderComment(text, []) }),
    writtenAt: t.expose('written_at', { type: 'Instant', may }),
    editedAt: t.expose('edited_at', { type: 'Instant', may, nullable: true }),
    author: t.exposeString('author', { may, nullable: true }),
    isOwn: t.boolean({ may, description: 'Whether the viewer wrote it.', resolve: ({ author_id }, _args, context) => author_id === signedIn(context).id }),
  }),
})

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  const text = t.arg.string({ required: true })
  return {
    announceToGroup: t.boolean({ may: lead, args: { id, key: id, text }, resolve: (_root, args, context) => done(announce(context, parse(announcementInput, args))) }),
    editGroupAnnouncement: t.boolean({
      may: lead, description: 'Edits an announcement of the viewer. Members are not notified again.',
      args: { id, key: id, text }, resolve: (_root, args, context) => done(editAnnouncement(context, parse(announcementInput, args))),
    }),
    deleteGroupAnnouncement: t.boolean({ may: lead, args: { id, key: id }, resolve: (_root, args, context) => done(removeAnnouncement(context, parse(announcementInput.pick({ id: true, key: true }), args))) }),
    previewGroupText: t.string({
      may: lead, nullable: true, description: 'A text as members will see it. Safe HTML, if the text has Markdown.',
      args: { text }, resolve: (_root, args) => renderComment(parse(previewInput, args).text, []),
    }),
  }
})
