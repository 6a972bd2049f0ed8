import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { moveInput, resourceId, resourceInput, restoreInput } from '../rules/mentoring-inputs.ts'
import { MAX_VERSIONS, RESOURCE_KINDS } from '../rules/resource.ts'
import { fileLink } from './group-files.ts'
import type { ResourceRow } from './resources.queries.ts'
import { moveResource, putBackResource, readVersions, removeResource, restoreResource, writeResource } from './shelf.ts'
import { pathOfSubject } from './subjects.ts'

const may = 'members'
const Kind = builder.enumType('MentorGroupResourceKind', { values: RESOURCE_KINDS })

export const Resource = builder.objectRef<ResourceRow>('MentorGroupResource').implement({
  description: 'One version of something on the shelf of a group.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    folder: t.exposeString('folder', { may }),
    kind: t.expose('kind', { type: Kind, may }),
    title: t.exposeString('title', { may }),
    version: t.exposeInt('version', { may }),
    url: t.exposeString('url', { may, nullable: true, description: 'The address of a link.' }),
    subject: t.exposeID('subject_id', { may, nullable: true }),
    file: t.exposeID('file_id', { may, nullable: true }),
    fileName: t.exposeString('file_name', { may, nullable: true }),
    fileBytes: t.exposeFloat('file_bytes', { may, nullable: true }),
    writtenAt: t.expose('written_at', { type: 'Instant', may }),
    author: t.exposeString('author', { may, nullable: true }),
    address: t.string({
      may,
      nullable: true,
      description: 'Where it opens; a link to a file is valid for an hour. Null if it no longer exists.',
      resolve: ({ kind, url, file_id, subject_id }, _args, context) => (kind === 'link' ? url : kind === 'file' ? (file_id === null ? null : fileLink(context, file_id)) : pathOfSubject(context, subject_id)),
    }),
  }),
})

builder.queryField('resourceVersions', (t) =>
  t.field({
    type: [Resource], may, extensions: { listSize: MAX_VERSIONS }, description: 'All versions of a resource, latest first.',
    args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readVersions(context, parse(resourceId, args).id),
  }),
)

builder.mutationFields((t) => ({
  saveGroupResource: t.boolean({
    may: 'mentoring.lead',
    description: 'Adds a resource, or a new version of one.',
    args: {
      id: t.arg.id({ required: true }), key: t.arg.id({ required: true }), folder: t.arg.string({ required: true }), kind: t.arg({ type: Kind, required: true }),
      title: t.arg.string({ required: true }), url: t.arg.string(), subject: t.arg.id(), file: t.arg.id(),
      version: t.arg.int({ description: 'The latest one when the form was opened, 0 for a new resource: the same sent twice is stored once.' }),
    },
    resolve: async (_root, args, context) => (await writeResource(context, parse(resourceInput, args)), true),
  }),
  restoreGroupResource: t.boolean({
    may: 'mentoring.lead', description: 'Makes an earlier version the latest one again, as a new version.',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) }, resolve: (_root, args, context) => done(restoreResource(context, parse(restoreInput, args))),
  }),
  moveGroupResource: t.boolean({
    may: 'mentoring.lead', description: 'Moves a resource to another folder.',
    args: { id: t.arg.id({ required: true }), folder: t.arg.string({ required: true }) }, resolve: (_root, args, context) => done(moveResource(context, parse(moveInput, args))),
  }),
  removeGroupResource: t.boolean({
    may: 'mentoring.lead', args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await removeResource(context, parse(resourceId, args).id), true),
  }),
  putBackGroupResource: t.boolean({
    may: 'mentoring.lead', description: 'Puts a removed resource back.', args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(putBackResource(context, parse(resourceId, args).id)),
  }),
}))
