import { adminPath } from '../rules/sections.ts'
import { MovedTo } from './MovedTo.tsx'

/** The state of the site is part of the operations. */
export const HealthMoved = () => <MovedTo path={adminPath('operations')} />
