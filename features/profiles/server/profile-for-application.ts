import type { Context } from '#platform/server/context.ts'
import { findApplicantProfile, type ApplicantProfile } from './applicant-profile.queries.ts'

export type { ApplicantProfile } from './applicant-profile.queries.ts'

/** What a person can send of their own profile with an application. It does not matter who else may see it. */
export const profileForApplication = ({ db }: Context, personId: string): Promise<ApplicantProfile> => findApplicantProfile(db, personId)
