import { ProblemDesk } from '#features/practice/web/public.tsx'
import { adminPath } from '../rules/sections.ts'
import type { SectionProps } from './AdminPage.tsx'

/** The problems of practice, as those see them who write them. */
export const ProblemsSection = ({ search }: SectionProps) => <ProblemDesk path={adminPath('problems')} search={search} />
