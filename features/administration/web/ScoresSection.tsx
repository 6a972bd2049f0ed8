import { FormulaSettings } from '#features/leaderboard/web/public.tsx'

/** What solved problems give. */
export const ScoresSection = () => <FormulaSettings />
