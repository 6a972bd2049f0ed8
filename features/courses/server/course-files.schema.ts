import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { draftFilesInput, fileInput, MAX_CAPTIONS } from '../rules/course-files.ts'
import { filesForDraft } from './course-files.access.ts'
import { findStorage, type CourseFileRow, type Storage } from './course-files.queries.ts'
import { deleteCourseFile } from './delete-file.ts'
import { signedLink } from './file-links.ts'

// Who may see the files of a draft is decided by `course-files.access.ts`.
const may = 'members'
const write = 'courses.write'

const DraftFile = builder.objectRef<CourseFileRow>('DraftFile').implement({
  description: 'A video or captions that a draft refers to.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    type: t.exposeString('type', { may, description: 'mp4, webm or vtt.' }),
    name: t.exposeString('name', { may, description: 'Its name on the device of its author.' }),
    bytes: t.float({ may, resolve: ({ bytes }) => bytes }),
    link: t.string({ may, description: 'An address that works for twelve hours without a session.', resolve: (file, _args, context) => signedLink(context, file) }),
  }),
})

const CourseStorage = builder.objectRef<Storage>('CourseStorage').implement({
  fields: (t) => ({
    usedBytes: t.float({ may: write, resolve: ({ used }) => used }),
    limitBytes: t.float({ may: write, resolve: ({ limit }) => limit }),
  }),
})

builder.queryFields((t) => ({
  draftFiles: t.field({
    type: [DraftFile],
    may,
    description: 'Those of these files of a draft that are here, for its author and for reviewers.',
    extensions: { listSize: MAX_CAPTIONS + 1 },
    args: { course: t.arg.id({ required: true }), ids: t.arg.idList({ required: true }) },
    resolve: (_root, args, context) => filesForDraft(context, parse(draftFilesInput, args)),
  }),
  ownCourseStorage: t.field({
    type: CourseStorage,
    may: write,
    description: 'How much of their storage for videos the viewer uses.',
    resolve: (_root, _args, context) => findStorage(context.db, signedIn(context).id),
  }),
}))

builder.mutationField('deleteCourseFile', (t) =>
  t.boolean({
    may: write,
    description: 'Deletes one of the viewer’s files that was removed from a draft. False if a lesson, a review or another draft needs it; then it is deleted later.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => deleteCourseFile(context, parse(fileInput, args).id),
  }),
)
