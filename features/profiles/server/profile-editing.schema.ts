import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { importMessage } from '../rules/import-outcome.ts'
import { PROFILE_FIELDS } from '../rules/profile.ts'
import { avatarInput, experienceInput, fieldInput, idInput, importInput, labelInput, repositoryInput, visibilityInput } from '../rules/profile-inputs.ts'
import { chooseAvatar, chooseVisibility, editField } from './edit-profile.ts'
import { addToStack, putExperience, putRepository, removeExperience, removeFromStack, removeRepository } from './edit-sections.ts'
import { requestImport } from './import-repositories.ts'
import { ProfileSection, VisibilityLevel } from './profiles.schema.ts'
import { findImport, type ImportRow } from './repository-imports.queries.ts'

const ProfileField = builder.enumType('ProfileField', { values: PROFILE_FIELDS })

const RepositoryImport = builder.objectRef<ImportRow>('RepositoryImport').implement({
  description: 'The last import of the viewer’s repositories.',
  fields: (t) => ({
    isWaiting: t.boolean({ may: 'members', resolve: ({ outcome }) => outcome === 'waiting' }),
    hasFailed: t.boolean({ may: 'members', resolve: ({ outcome }) => !['waiting', 'done'].includes(outcome) }),
    message: t.string({ may: 'members', resolve: (row) => importMessage(row.outcome, row) }),
  }),
})

builder.queryField('repositoryImport', (t) =>
  t.field({
    type: RepositoryImport,
    may: 'members',
    description: 'The last import of the viewer’s repositories; null if there was none.',
    nullable: true,
    resolve: (_root, _args, context) => findImport(context.db, signedIn(context).id),
  }),
)

builder.mutationFields((t) => ({
  editProfile: t.string({
    may: 'members',
    description: 'Changes one field of the viewer; `before` is the value when editing began. Returns the new value.',
    args: {
      field: t.arg({ type: ProfileField, required: true }),
      text: t.arg.string({ required: true }),
      before: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => editField(context, parse(fieldInput, args)),
  }),
  chooseAvatar: t.boolean({
    may: 'members',
    description: 'Sets an uploaded image as the viewer’s avatar; without one, removes the avatar.',
    args: { imageId: t.arg.id() },
    resolve: (_root, args, context) => done(chooseAvatar(context, parse(avatarInput, args).imageId)),
  }),
  putExperience: t.int({
    may: 'members',
    description: 'Adds an experience (revision 0) or changes one; returns its new revision.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true }),
      company: t.arg.string({ required: true }),
      role: t.arg.string({ required: true }),
      period: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => putExperience(context, parse(experienceInput, args)),
  }),
  removeExperience: t.boolean({
    may: 'members',
    description: 'Deletes an experience of the viewer.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(removeExperience(context, parse(idInput, args).id)),
  }),
  addToStack: t.boolean({
    may: 'members',
    description: 'Adds a technology to the viewer’s stack.',
    args: { label: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(addToStack(context, parse(labelInput, args).label)),
  }),
  removeFromStack: t.boolean({
    may: 'members',
    description: 'Removes a technology from the viewer’s stack.',
    args: { label: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(removeFromStack(context, parse(labelInput, args).label)),
  }),
  putRepository: t.int({
    may: 'members',
    description: 'Adds a repository (revision 0) or changes one; returns its new revision.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true }),
      name: t.arg.string({ required: true }),
      url: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      stars: t.arg.int({ required: true }),
      forks: t.arg.int({ required: true }),
    },
    resolve: (_root, args, context) => putRepository(context, parse(repositoryInput, args)),
  }),
  removeRepository: t.boolean({
    may: 'members',
    description: 'Deletes a repository of the viewer.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(removeRepository(context, parse(idInput, args).id)),
  }),
  importRepositories: t.boolean({
    may: 'members',
    description: 'Imports the public repositories of a GitHub account; `repositoryImport` has the progress.',
    args: { account: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(requestImport(context, parse(importInput, args).account)),
  }),
  chooseVisibility: t.boolean({
    may: 'members',
    description: 'Sets who can see a section of the viewer’s profile.',
    args: { section: t.arg({ type: ProfileSection, required: true }), level: t.arg({ type: VisibilityLevel, required: true }) },
    resolve: (_root, args, context) => done(chooseVisibility(context, parse(visibilityInput, args))),
  }),
}))
